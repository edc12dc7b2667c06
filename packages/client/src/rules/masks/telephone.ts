import { createMask } from './mask.ts';
import { maskMessages } from './mask-messages.ts';

/** A landline number with its area code; landlines begin with 2 to 5. */
export const telephone = /*#__PURE__*/ createMask({
  pattern: '(00) 0000-0000',
  prefix: /^(0?55|0)/,
  message: maskMessages.telephone,
  check: (digits) => /^[1-9]{2}[2-5]/.test(digits),
});
