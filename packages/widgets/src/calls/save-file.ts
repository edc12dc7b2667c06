/** Starts the browser's own download of a file. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the download itself keeps the bytes from the next task on
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
