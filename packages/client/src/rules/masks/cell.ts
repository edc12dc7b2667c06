import { createMask } from './mask.ts';
import { maskMessages } from './mask-messages.ts';

/** A mobile number with its area code; mobiles begin with 9. */
export const cell = /*#__PURE__*/ createMask({
  pattern: '(00) 00000-0000',
  prefix: /^(0?55|0)/,
  message: maskMessages.cell,
  check: (digits) => /^[1-9]{2}9/.test(digits),
});
