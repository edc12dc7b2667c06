import { absentOptions, type ExpressionToken, expressionTokens, tryCompile } from '@tramita/client/rules';
import type { modelerProblemTexts } from '../../../../messages/features/modeler/rules.ts';
import type { ExpressionField } from './expression-field.ts';

/** An error in an expression; `at` is its position, counted from 0. */
export type ExpressionFlaw =
  | { readonly kind: 'empty' }
  | { readonly kind: 'syntax'; readonly at: number; readonly sentence: string }
  | { readonly kind: 'unknown'; readonly at: number; readonly name: string }
  /** A comparison with a text that is not an option of the field. */
  | { readonly kind: 'option'; readonly at: number; readonly name: string; readonly value: string };

/** Returns the error that makes a text invalid as an expression over these fields, or null. */
export function checkExpression(
  source: string,
  fields: readonly Pick<ExpressionField, 'name' | 'type' | 'options'>[],
  texts: Pick<typeof modelerProblemTexts, 'expression'>,
): ExpressionFlaw | null {
  if (source.trim() === '') return { kind: 'empty' };
  const result = tryCompile(source, { membership: true });
  if (!result.ok) {
    const { code, position, message } = result.error;
    return { kind: 'syntax', at: position, sentence: texts.expression(code, message) };
  }
  const { references, comparisons } = result.expression;
  const unknown = references.find((name) => fields.every((field) => field.name !== name));
  if (unknown === undefined) {
    const [absent] = absentOptions(comparisons, fields);
    return absent === undefined ? null : { kind: 'option', at: absent.at, name: absent.name, value: absent.value };
  }
  const token = expressionTokens(source).find(
    ({ kind, start, end }) => kind === 'field' && source.slice(start + 1, end) === unknown,
  );
  return { kind: 'unknown', at: token?.start ?? 0, name: unknown };
}

/** A piece of the source: coloured by its kind, underlined at the error. */
export interface ExpressionPiece {
  readonly start: number;
  readonly text: string;
  readonly kind: ExpressionToken['kind'] | 'blank';
  readonly isFlawed: boolean;
}

/** Splits the whole source into pieces, including white space and comments between the tokens. */
export function expressionPieces(source: string, flaw: ExpressionFlaw | null): ExpressionPiece[] {
  const at = flaw === null || flaw.kind === 'empty' ? null : flaw.at;
  const pieces: ExpressionPiece[] = [];
  let end = 0;
  const add = (until: number, kind: ExpressionPiece['kind']) => {
    const isFlawed = kind !== 'blank' && at !== null && at >= end && at < until;
    if (until > end) pieces.push({ start: end, text: source.slice(end, until), kind, isFlawed });
    end = until;
  };
  for (const token of expressionTokens(source)) {
    add(token.start, 'blank');
    add(token.end, token.kind);
  }
  add(source.length, 'blank');
  return pieces;
}
