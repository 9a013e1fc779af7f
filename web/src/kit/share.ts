/** Sends a link by whatever the device has: its share sheet, or else the clipboard. */
export type Sent = "shared" | "copied" | "cancelled";

export async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    copyByHand(link);
  }
}

/** Where the clipboard is closed to pages, as without encryption. */
function copyByHand(link: string): void {
  const field = document.createElement("textarea");
  field.value = link;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}

export async function send(invitation: { title: string; text: string; url: string }): Promise<Sent> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share(invitation);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    }
  }
  await copy(invitation.url);
  return "copied";
}
