/** Whether the screen has room for a column of words beside the board. */
import { MediaQuery } from "svelte/reactivity";

/** The same as in the style sheets of the table page. */
export const wide = new MediaQuery("(min-width: 75rem) and (min-height: 37.5rem)");
