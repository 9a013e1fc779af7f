/** Milliseconds after which the tables may have changed. */
const EVERY = 8000;

/** Does it now, and again and again while the page can be seen; comes back with how to stop. */
export function everySoOften(work: () => Promise<void>): () => void {
  void work();
  const timer = setInterval(() => {
    if (document.visibilityState === "visible") void work();
  }, EVERY);
  return () => clearInterval(timer);
}
