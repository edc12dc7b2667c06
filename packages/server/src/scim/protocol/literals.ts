const booleans: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  ['true', true],
  ['True', true],
  ['false', false],
  ['False', false],
]);

/** Returns the boolean of a JSON boolean or of the texts that Entra sends in its place; undefined for other values. */
export const readBoolean = (value: unknown): boolean | undefined => booleans.get(value);

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/i;

/**
 * Returns a date and time in ISO 8601 with the zone Z; undefined for an invalid one, one without zone, and one outside of
 * the years 1 to 9999, which the database cannot read.
 */
export function readDate(text: string): string | undefined {
  const time = dateTime.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) return undefined;
  const year = new Date(time).getUTCFullYear();
  return year >= 1 && year <= 9999 ? new Date(time).toISOString() : undefined;
}
