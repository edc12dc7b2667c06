import type { Text } from '../text/sentence.ts';

/** Why a line is refused. */
export interface LineError {
  readonly line: number;
  /** Heading of the column; null for errors of the whole line. */
  readonly heading: string | null;
  readonly value: string | null;
  readonly reason: Text;
  readonly hint?: Text | undefined;
  /** Name of the record in the file. */
  readonly name: string | null;
}

/** Matches what a database text cannot contain, and the character that stands for it. */
const unstorable = /\0|\p{Surrogate}|\uFFFD/u;

/** Matches the errors that formulas of a spreadsheet show, in English, Portuguese and Spanish. */
const formulaError =
  /^#(N\/[AD]|REF!|¡REF!|VALUE!|VALOR!|¡VALOR!|NAME\?|NOME\?|¿NOMBRE\?|NULL!|NULO!|¡NULO!|NUM!|NÚM!|¡NUM!|¡?DIV\/0!)$/i;

/** Returns why no column can contain the text of a cell; null if one could. */
export function cellProblem(text: string): Text | null {
  if (unstorable.test(text)) return 'o texto contém um caractere inválido';
  return formulaError.test(text) ? 'a célula tem um erro de fórmula da planilha' : null;
}

/** Returns the boolean of a cell, null for another text. */
export function readFlag(text: string): boolean | null {
  if (/^(sim|s|verdadeiro|true|1|ativo|ativa)$/i.test(text)) return true;
  return /^(n[aã]o|n|falso|false|0|inativo|inativa)$/i.test(text) ? false : null;
}

/** Text of a boolean in a file. */
export const flagText = (value: boolean): string => (value ? 'Sim' : 'Não');
