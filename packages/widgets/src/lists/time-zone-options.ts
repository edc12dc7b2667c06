import { brazilianTimeZones } from '@tramita/client/rules';

interface TimeZoneOption {
  readonly value: string;
  readonly label: string;
}

/** Returns the time zones of Brazil as options, after `chosen` if it is another zone. */
export function timeZoneOptions(chosen: string): TimeZoneOption[] {
  const known = brazilianTimeZones.map(({ timeZone, place, label = place }) => ({ value: timeZone, label }));
  return known.some(({ value }) => value === chosen) ? known : [{ value: chosen, label: chosen }, ...known];
}
