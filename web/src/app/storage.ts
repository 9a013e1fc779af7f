/** What this browser remembers, or this page alone where the browser stores nothing. */
const memory = new Map<string, string>();

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`tablee.${name}`);
  } catch {
    return memory.get(name) ?? null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`tablee.${name}`, value);
  } catch {
    memory.set(name, value);
  }
}
