// Reads OpenAPI from standard input and writes TypeScript to standard output.
import { readFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

const schema = JSON.parse(readFileSync(0, "utf-8"));
const ast = await openapiTS(schema, { defaultNonNullable: false });
process.stdout.write(`// Made from the server by \`make schema\`; do not edit.\n${astToString(ast)}`);
