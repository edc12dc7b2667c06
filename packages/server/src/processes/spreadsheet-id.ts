/** The id of a spreadsheet, cut out of the address its author pasted; null where there is none in it. */
export function spreadsheetIdOf(url: string | null): string | null {
  return /^https:\/\/docs\.google\.com\/spreadsheets\/d\/([\w-]{20,})/.exec(url ?? '')?.[1] ?? null;
}
