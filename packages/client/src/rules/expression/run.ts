import { ExpressionError } from './expression-error.ts';

/** A value that an expression reads or returns: plain data, never a function. */
export type ExpressionValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly ExpressionValue[]
  | { readonly [key: string]: ExpressionValue };

/** Returns a field's value by its name; undefined or null if it has none. */
export type ExpressionScope = (name: string) => ExpressionValue;

/** Maximum length of a text that an expression creates, in characters. */
const maxTextLength = 100_000;
/** Maximum length of a list that an expression creates. */
export const maxListLength = 10_000;
/** Budget of one evaluation, in steps of at most about a microsecond. */
export const defaultBudget = 50_000;
/** Steps left for several evaluations, such as those of all rules of a form. */
export type SharedBudget = { left: number };
/** Texts up to this length are compared and converted at no cost. */
const freeLength = 8192;

/** The state of one evaluation. */
export class Run {
  readonly read: ExpressionScope;
  /** Values of function parameters, by slot. */
  readonly locals: ExpressionValue[];
  private budget: number;
  private readonly shared: SharedBudget | undefined;

  /** @param shared a budget that this evaluation uses up too. */
  constructor(read: ExpressionScope, locals: ExpressionValue[], budget: number, shared?: SharedBudget) {
    this.read = read;
    this.locals = locals;
    this.budget = budget;
    this.shared = shared;
  }

  /** Subtracts steps from the budget. @throws ExpressionError `LIMIT` if it is exceeded. */
  charge(steps: number): void {
    this.budget -= steps;
    if (this.shared !== undefined) this.shared.left -= steps;
    if (this.budget < 0 || (this.shared !== undefined && this.shared.left < 0))
      throw new ExpressionError('LIMIT', 0, 'A expressão faz cálculos demais');
  }

  /** Subtracts the cost of iterating over a long text from the budget. */
  chargeText(text: string): void {
    if (text.length > freeLength) this.charge(text.length >> 10);
  }
}

/** Returns the text. @throws ExpressionError `LIMIT` if it is too long. */
export function cappedText(text: string): string {
  if (text.length > maxTextLength) throw tooLongText();
  return text;
}

/** Throws if a text of this length may not be created. @throws ExpressionError `LIMIT`. */
export function capTextLength(length: number): void {
  if (!(length <= maxTextLength)) throw tooLongText();
}

const tooLongText = (): ExpressionError =>
  new ExpressionError('LIMIT', 0, `A expressão monta um texto com mais de ${maxTextLength} caracteres`);

/** Throws if a list of this length may not be created. @throws ExpressionError `LIMIT`. */
export function capListLength(length: number): void {
  if (length > maxListLength) {
    throw new ExpressionError('LIMIT', 0, `A expressão monta uma lista com mais de ${maxListLength} itens`);
  }
}
