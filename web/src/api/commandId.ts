/** A random id; it also works on pages without TLS, where `crypto.randomUUID` is missing. */
export function newCommandId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
}
