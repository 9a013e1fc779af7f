/** Whether the player has touched the page: nothing is heard or felt before. */
let hasTouched = false;

export function isTouched(): boolean {
  return hasTouched;
}

/** Notes the first touch. */
export function awaitTouch(): void {
  const touched = () => void (hasTouched = true);
  for (const kind of ["pointerdown", "keydown"])
    addEventListener(kind, touched, { once: true, capture: true });
}
