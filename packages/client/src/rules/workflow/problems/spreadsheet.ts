/** Returns whether a text is the address of a spreadsheet: Google Sheets with an id of at least 20 characters. */
export function isSpreadsheetUrl(text: string): boolean {
  return spreadsheetIdOf(text) !== null;
}

/** Returns the id in the address of a spreadsheet; null if the text is not such an address. */
export function spreadsheetIdOf(text: string): string | null {
  return /^https:\/\/docs\.google\.com\/spreadsheets\/d\/([\w-]{20,})(?:[/?#].*)?$/.exec(text.trim())?.[1] ?? null;
}
