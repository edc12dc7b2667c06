import { defineMessages } from './define-messages.ts';
import { formatInteger } from './format/format-number.ts';

/** Texts of the expected completion of a request. */
export const forecastMessages = /* @__PURE__ */ defineMessages('forecast', {
  expected: 'Previsão de conclusão:',
  agreed: 'Previsão pelo prazo acordado:',
  /** Two days, the first as its number if both are in one month: "entre 24 e 26 de novembro". */
  between: (first: string, last: string) => `entre ${first} e ${last}`,
  by: (day: string) => `até ${day}`,
  late: 'Esta solicitação está demorando mais que o habitual',
  hint: (samples: number) =>
    `Estimativa com base em ${formatInteger(samples, 'pt-BR')} solicitações anteriores; não é um compromisso de prazo.`,
});
