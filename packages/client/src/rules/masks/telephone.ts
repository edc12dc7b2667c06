import { createMask } from './mask.ts';

/** A landline number with its area code; landlines begin with 2 to 5. */
export const telephone = /*#__PURE__*/ createMask({
  pattern: '(00) 0000-0000',
  prefix: /^(0?55|0)/,
  message: 'Digite um telefone válido',
  check: (digits) => /^[1-9]{2}[2-5]/.test(digits),
});
