/** Returns the modulus-11 check digit of characters, each with its ASCII code minus 48 as value: 0 for remainders under 2. */
export function modulus11(characters: string, weights: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < weights.length; index += 1) {
    sum += (characters.charCodeAt(index) - 48) * (weights[index] ?? 0);
  }
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}

/** Returns whether all characters are equal, as in 000.000.000-00, which has valid check digits but is never issued. */
export const isRepeated = (characters: string): boolean => /^(.)\1*$/.test(characters);
