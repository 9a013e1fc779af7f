/** The way back to the page before the rules, past the links that were followed in between. */

interface Step {
  deeper?: number;
}

function deeper(): number {
  return (history.state as Step | null)?.deeper ?? 0;
}

/** Whether this tab has been anywhere in the app before. */
export function canGoBack(): boolean {
  const tab = window as { navigation?: { canGoBack: boolean } };
  return tab.navigation?.canGoBack ?? history.length > 1;
}

export function goDeeper(hash: string): void {
  if (hash === location.hash) return;
  history.pushState({ deeper: deeper() + 1 } satisfies Step, "", hash);
}

export function goBack(): void {
  history.go(-1 - deeper());
}
