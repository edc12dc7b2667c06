import { isRepeated, modulus11 } from './check-digit.ts';
import { createMask } from './mask.ts';
import { maskMessages } from './mask-messages.ts';

const first = [10, 9, 8, 7, 6, 5, 4, 3, 2];

/** CPF, a person's tax number, with its two check digits. */
export const cpf = /*#__PURE__*/ createMask({
  pattern: '000.000.000-00',
  message: maskMessages.cpf,
  check: (digits) =>
    !isRepeated(digits) &&
    modulus11(digits, first) === Number(digits[9]) &&
    modulus11(digits, [11, ...first]) === Number(digits[10]),
});
