// Reads OpenAPI from standard input and writes TypeScript to standard output.
import openapiTS, { astToString } from "openapi-typescript";

let text = "";
for await (const chunk of process.stdin.setEncoding("utf-8")) text += chunk;
const schema = JSON.parse(text);
const ast = await openapiTS(schema, { defaultNonNullable: false });
process.stdout.write(`// Made from the server by \`make schema\`; do not edit.\n${astToString(ast)}`);
