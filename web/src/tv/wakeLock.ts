/** Keeps the screen from going dark, as long as the page is in view. */

/** Until the function that comes back is called. Where the browser cannot, or refuses, nothing happens. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;

  async function ask(): Promise<void> {
    // Older browsers do not know it, whatever the types say.
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    if (isOver || document.visibilityState !== "visible" || (lock && !lock.released)) return;
    lock = (await wakeLock?.request("screen").catch(() => null)) ?? null;
    if (isOver) void lock?.release();
  }

  // A page that was hidden has lost it.
  const again = () => void ask();
  document.addEventListener("visibilitychange", again);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
