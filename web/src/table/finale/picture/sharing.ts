/** Ways out for a picture: the share sheet of the device, a file, the clipboard. */

export function fileOf(blob: Blob, game: string): File {
  return new File([blob], `tablee-${game}.png`, { type: "image/png" });
}

export function canShare(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** Whether it was sent; a player may think better of it. */
export function share(file: File, text: string): Promise<boolean> {
  return navigator.share({ files: [file], text }).then(
    () => true,
    () => false,
  );
}

export function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function canCopy(): boolean {
  return typeof ClipboardItem !== "undefined" && "clipboard" in navigator;
}

export function copy(file: File): Promise<boolean> {
  return navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]).then(
    () => true,
    () => false,
  );
}
