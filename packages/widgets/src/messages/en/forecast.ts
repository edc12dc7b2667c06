import type { forecastMessages } from '../forecast.ts';
import { formatInteger } from '../format/format-number.ts';
import type { TextsOf } from '../messages.ts';

/** English texts of `forecastMessages`. */
export const forecastTexts: TextsOf<typeof forecastMessages> = {
  expected: 'Expected completion:',
  agreed: 'Expected by the agreed time:',
  between: (first: string, last: string) => `between ${first} and ${last}`,
  by: (day: string) => `by ${day}`,
  late: 'This request is taking longer than usual',
  hint: (samples: number) =>
    `Estimate based on ${formatInteger(samples, 'en')} earlier requests; it is not a commitment.`,
};
