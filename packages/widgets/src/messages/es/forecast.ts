import type { forecastMessages } from '../forecast.ts';
import { formatInteger } from '../format/format-number.ts';
import type { TextsOf } from '../messages.ts';

/** Spanish texts of `forecastMessages`. */
export const forecastTexts: TextsOf<typeof forecastMessages> = {
  expected: 'Finalización prevista:',
  agreed: 'Previsión según el plazo acordado:',
  between: (first: string, last: string) => `entre el ${first} y el ${last}`,
  by: (day: string) => `hasta el ${day}`,
  late: 'Esta solicitud está tardando más de lo habitual',
  hint: (samples: number) =>
    `Estimación basada en ${formatInteger(samples, 'es')} solicitudes anteriores; no es un compromiso de plazo.`,
};
