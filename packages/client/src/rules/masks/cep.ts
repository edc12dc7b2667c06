import { createMask } from './mask.ts';

/** CEP, a postal code; the lowest existing one is 01000-000. */
export const cep = /*#__PURE__*/ createMask({
  pattern: '00000-000',
  message: 'Digite um CEP válido',
  check: (digits) => Number(digits) >= 1_000_000,
});
