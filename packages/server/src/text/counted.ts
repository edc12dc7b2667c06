/** Returns a number in Portuguese with the noun for it: `1 linha`, `1.200 linhas`. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;
