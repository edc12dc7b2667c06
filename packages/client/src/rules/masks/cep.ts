import { createMask } from './mask.ts';
import { maskMessages } from './mask-messages.ts';

/** CEP, a postal code; the lowest existing one is 01000-000. */
export const cep = /*#__PURE__*/ createMask({
  pattern: '00000-000',
  message: maskMessages.cep,
  check: (digits) => Number(digits) >= 1_000_000,
});
