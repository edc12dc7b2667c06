/** A date without time or time zone, "yyyy-MM-dd". */
export type IsoDate = string;

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Returns whether the date exists in the calendar; false for 2026-02-30. */
export function isIsoDate(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`);
  return pattern.test(iso) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}

/** Formats typed text as dd/MM/yyyy as far as it is typed: keeps the digits and inserts the slashes. */
export function maskDate(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}

/** Returns "19/11/2026" for "2026-11-19", or '' if it is not a date. */
export function isoToText(iso: IsoDate | null): string {
  const match = pattern.exec(iso ?? '');
  return match ? `${match[3]}/${match[2]}/${match[1]}` : '';
}

/** Returns "2026-11-19" for "19/11/2026", or null if the text is incomplete or not a date of the calendar. */
export function textToIso(text: string): IsoDate | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  const iso = match ? `${match[3]}-${match[2]}-${match[1]}` : '';
  return isIsoDate(iso) ? iso : null;
}
