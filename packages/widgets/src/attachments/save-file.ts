/** Hands bytes to the browser's own download, under a name. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the download has its own hold on the bytes by the next task
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
