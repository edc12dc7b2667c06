import { isRepeated, modulus11 } from './check-digit.ts';
import { createMask } from './mask.ts';
import { maskMessages } from './mask-messages.ts';

const first = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * CNPJ, a company's tax number, in the digits-only format and in the format of July 2026, whose first twelve characters
 * may be letters. Both have the same two check digits.
 */
export const cnpj = /*#__PURE__*/ createMask({
  pattern: 'AA.AAA.AAA/AAAA-00',
  message: maskMessages.cnpj,
  check: (characters) =>
    !isRepeated(characters) &&
    modulus11(characters, first) === Number(characters[12]) &&
    modulus11(characters, [6, ...first]) === Number(characters[13]),
});
