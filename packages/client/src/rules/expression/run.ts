import { ExpressionError } from './expression-error.ts';

/** What an expression reads and gives: plain data, never a function. */
export type ExpressionValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly ExpressionValue[]
  | { readonly [key: string]: ExpressionValue };

/** Gives a field's value by its name; undefined or null when there is none. */
export type ExpressionScope = (name: string) => ExpressionValue;

/** Longest text an expression may build, in characters. */
const maxTextLength = 100_000;
/** Longest list an expression may build. */
export const maxListLength = 10_000;
/** Work one evaluation may do, in steps of about a microsecond at most. */
export const defaultBudget = 50_000;
/** Texts up to this length are compared and converted for nothing. */
const freeLength = 8192;

/** The state of one evaluation. */
export class Run {
  readonly read: ExpressionScope;
  /** Values of function parameters, by slot. */
  readonly locals: ExpressionValue[];
  private budget: number;

  constructor(read: ExpressionScope, locals: ExpressionValue[], budget: number) {
    this.read = read;
    this.locals = locals;
    this.budget = budget;
  }

  /** Takes steps off the budget. @throws ExpressionError `LIMIT` when it is spent. */
  charge(steps: number): void {
    this.budget -= steps;
    if (this.budget < 0) throw new ExpressionError('LIMIT', 0, 'A expressão faz cálculos demais');
  }

  /** Takes the cost of going through a long text off the budget. */
  chargeText(text: string): void {
    if (text.length > freeLength) this.charge(text.length >> 10);
  }
}

/** Lets a text through unless it is too long. @throws ExpressionError `LIMIT`. */
export function cappedText(text: string): string {
  if (text.length > maxTextLength) throw tooLongText();
  return text;
}

/** Refuses the building of a text of this length. @throws ExpressionError `LIMIT`. */
export function capTextLength(length: number): void {
  if (!(length <= maxTextLength)) throw tooLongText();
}

const tooLongText = (): ExpressionError =>
  new ExpressionError('LIMIT', 0, `A expressão monta um texto com mais de ${maxTextLength} caracteres`);

/** Refuses the building of a list of this length. @throws ExpressionError `LIMIT`. */
export function capListLength(length: number): void {
  if (length > maxListLength) {
    throw new ExpressionError('LIMIT', 0, `A expressão monta uma lista com mais de ${maxListLength} itens`);
  }
}
