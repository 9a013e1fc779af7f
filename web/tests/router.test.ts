import { describe, expect, it } from "vitest";

import { read, router } from "../src/app/router.svelte";

describe("reading an address", () => {
  it.each([
    ["/", { page: "home" }],
    ["", { page: "home" }],
    ["/t/abc", { page: "table", id: "abc" }],
    ["/t/abc/", { page: "table", id: "abc" }],
    ["/t/abc/tv", { page: "tv", id: "abc" }],
    ["/t/abc/replay", { page: "replay", id: "abc" }],
    ["/t/abc/review", { page: "review", id: "abc" }],
    ["/t/abc/dice", { page: "dice", id: "abc" }],
    ["/new/dog", { page: "new", game: "dog" }],
    ["/rules/wuerfel-express", { page: "rules", game: "wuerfel-express" }],
    ["/training/wuerfelblitz", { page: "training", game: "wuerfelblitz" }],
    ["/rules/w%C3%BCrfel", { page: "rules", game: "würfel" }],
  ])("%s is a page", (path, route) => {
    expect(read(path)).toEqual(route);
  });

  it.each([
    "/t",
    "/new",
    "/rules",
    "/elsewhere",
    "/elsewhere/abc",
    "/t/abc/else",
    "/t/abc/replay/more",
    "/new/dog/more",
    "/training",
    "/training/wuerfelblitz/more",
    "/rules/dog/DG1",
  ])("%s leads nowhere", (path) => {
    expect(read(path)).toEqual({ page: "nowhere" });
  });
});

describe("following links", () => {
  function click(link: string, attributes = "", event: MouseEventInit = {}): boolean {
    document.body.innerHTML = `<a href="${link}" ${attributes}><span>there</span></a>`;
    const happened = new MouseEvent("click", { bubbles: true, cancelable: true, ...event });
    // Straight to the document: on its way through the link the simulated browser would load the page.
    Object.defineProperty(happened, "target", { value: document.querySelector("span") });
    document.dispatchEvent(happened);
    return happened.defaultPrevented;
  }

  it("goes to a page of the app without loading it anew", () => {
    router.go("/");

    expect(click("/t/abc")).toBe(true);
    expect(router.route).toEqual({ page: "table", id: "abc" });
    expect(location.pathname).toBe("/t/abc");
  });

  it("leaves alone what is not a page of the app, or is to open elsewhere", () => {
    router.go("/");

    expect(click("/api/tables/abc/record")).toBe(false);
    expect(click("/docs")).toBe(false);
    expect(click("/t/abc", 'target="_blank"')).toBe(false);
    expect(click("/t/abc", "download")).toBe(false);
    expect(click("https://example.org/t/abc")).toBe(false);
    expect(click("/t/abc", "", { ctrlKey: true })).toBe(false);
    expect(click("/t/abc", "", { button: 1 })).toBe(false);
    expect(click("/#open")).toBe(false);
    expect(router.route).toEqual({ page: "home" });
  });

  it("goes back with the browser", () => {
    router.go("/rules/dog");
    history.replaceState(null, "", "/new/dog");
    dispatchEvent(new PopStateEvent("popstate"));

    expect(router.route).toEqual({ page: "new", game: "dog" });
  });
});
