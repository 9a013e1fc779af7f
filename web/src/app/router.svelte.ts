/** The page that the address names. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "tv"; id: string }
  | { page: "replay"; id: string }
  | { page: "review"; id: string }
  | { page: "dice"; id: string }
  | { page: "rules"; game: string }
  | { page: "training"; game: string }
  | { page: "learn"; game: string; step: string | null }
  | { page: "shelf" }
  | { page: "watch" }
  | { page: "nowhere" };

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

export function read(path: string): Route {
  const [first, second, third, ...rest] = path.split("/").filter(Boolean).map(decoded);
  if (first === "" || second === "") return { page: "nowhere" };
  if (first === undefined) return { page: "home" };
  if (second === undefined && first === "learn") return { page: "shelf" };
  if (second === undefined && first === "watch") return { page: "watch" };
  if (second === undefined || rest.length) return { page: "nowhere" };
  if (first === "t" && third === undefined) return { page: "table", id: second };
  if (first === "t" && third === "tv") return { page: "tv", id: second };
  if (first === "t" && third === "replay") return { page: "replay", id: second };
  if (first === "t" && third === "review") return { page: "review", id: second };
  if (first === "t" && third === "dice") return { page: "dice", id: second };
  if (first === "new" && third === undefined) return { page: "new", game: second };
  if (first === "training" && third === undefined) return { page: "training", game: second };
  if (first === "rules" && third === undefined) return { page: "rules", game: second };
  if (first === "learn") return { page: "learn", game: second, step: third ?? null };
  return { page: "nowhere" };
}

/** What stays on the screen while the address changes: the steps of a lesson share a page. */
export function pageKey(path: string): string {
  const route = read(path);
  return route.page === "learn" ? `/learn/${route.game}` : path;
}

class Router {
  path = $state(location.pathname);
  route = $derived(read(this.path));
  key = $derived(pageKey(this.path));

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname;
    if (!location.hash) scrollTo(0, 0);
  }

  /** Goes there without a way back to the present address. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.path = location.pathname;
  }

  /** Follows links within the app without reloading it. */
  private follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.pathname === "/docs") return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
