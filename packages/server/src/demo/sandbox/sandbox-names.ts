/** `mariana.costa` or `vale-transporte` as a property name: `marianaCosta`, `valeTransporte`. */
export const propertyName = (name: string): string =>
  name.replace(/[.-](\p{L})/gu, (_match, letter: string) => letter.toUpperCase());
