/** A day without time or zone, "yyyy-MM-dd". */
export type IsoDate = string;

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;
/** Whether it is a day of the calendar: 2026-02-30 is not. */
export function isIsoDate(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`);
  return pattern.test(iso) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}

/** What was typed, as dd/MM/yyyy so far: digits only, slashes put in. */
export function maskDate(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}

/** "19/11/2026" from "2026-11-19"; empty for what is no day. */
export function isoToText(iso: IsoDate | null): string {
  const match = pattern.exec(iso ?? '');
  return match ? `${match[3]}/${match[2]}/${match[1]}` : '';
}

/** "2026-11-19" from "19/11/2026"; null while it is incomplete or no day of the calendar. */
export function textToIso(text: string): IsoDate | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  const iso = match ? `${match[3]}-${match[2]}-${match[1]}` : '';
  return isIsoDate(iso) ? iso : null;
}
