import { isRepeated } from './check-digit.ts';
import { createMask } from './mask.ts';
import { maskMessages } from './mask-messages.ts';

/** RG, an identity card's number; the last character may be X. States compute check digits differently, so none is checked. */
export const rg = /*#__PURE__*/ createMask({
  pattern: '00.000.000-X',
  message: maskMessages.rg,
  check: (characters) => !isRepeated(characters),
});
