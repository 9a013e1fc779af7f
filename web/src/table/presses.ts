/** Everything that is pressed at a table is heard and felt. */
import { feel } from "../sound/haptics";
import { play } from "../sound/player";

const PRESSED = "button, summary, a.button, [role=button], [role=checkbox]";

/** Listens until the function that comes back is called. */
export function hearPresses(): () => void {
  document.addEventListener("click", press, true);
  return () => document.removeEventListener("click", press, true);
}

function press({ target }: Event): void {
  if (!(target instanceof Element) || !target.closest(PRESSED)) return;
  play("tick");
  feel("press");
}
