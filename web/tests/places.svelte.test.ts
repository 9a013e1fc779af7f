/** A board fills places of the page where there is room, and keeps everything where there is none. */
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";

import Place from "../src/kit/Place.svelte";
import { Places } from "../src/kit/places.svelte";
import PageWithPlaces from "./PageWithPlaces.svelte";

const cards = createRawSnippet(() => ({ render: () => "<b>cards</b>" }));
let shown: Record<string, unknown> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

const within = (place: string) => document.querySelector(place)?.textContent.trim();

describe("a place", () => {
  it("stays on a board without a page around it", () => {
    shown = mount(Place, { target: document.body, props: { name: "decision", children: cards } });

    expect(document.body.textContent).toBe("cards");
  });

  it("is beside the board while there is room", () => {
    let isOpen = $state(true);
    const props = $state({ places: new Places(() => isOpen), isFilled: true });
    shown = mount(PageWithPlaces, { target: document.body, props });
    flushSync();
    expect([within(".board"), within(".beside")]).toEqual(["", "cards"]);

    isOpen = false;
    flushSync();
    expect([within(".board"), within(".beside")]).toEqual(["cards", "nothing"]);

    isOpen = true;
    props.isFilled = false;
    flushSync();
    expect([within(".board"), within(".beside")]).toEqual(["", "nothing"]);
  });
});
