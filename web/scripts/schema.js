// Reads OpenAPI from standard input and writes TypeScript to standard output.
import openapiTS, { astToString } from "openapi-typescript";

/** Views, events and reasons are typed in the folder of each game; the rest of the page knows no game. */
function withoutGames(schema) {
  const components = { ...schema.components.schemas, GameView: {}, GameEvent: {}, GameReason: {} };
  const used = new Set();
  const use = (part) => {
    for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      use(components[name]);
    }
  };
  use({ paths: schema.paths, webhooks: schema.webhooks });
  const schemas = Object.fromEntries(Object.entries(components).filter(([name]) => used.has(name)));
  return { ...schema, components: { ...schema.components, schemas } };
}

let text = "";
for await (const chunk of process.stdin.setEncoding("utf-8")) text += chunk;
const ast = await openapiTS(withoutGames(JSON.parse(text)), { defaultNonNullable: false });
process.stdout.write(`// Made from the server by \`make schema\`; do not edit.\n${astToString(ast)}`);
