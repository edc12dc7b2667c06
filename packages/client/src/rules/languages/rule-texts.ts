import type { errorMessages } from '../error-messages.ts';
import type { formMessages } from '../form/form-messages.ts';
import type { LabelTexts } from './label-texts.ts';
import type { TextsLike } from './texts-like.ts';

export type { TextsLike } from './texts-like.ts';

/**
 * Every text that the rules return, by subject. The Portuguese tables are next to their rules; functions that return a
 * text take the table of another language as their last parameter.
 */
export interface RuleTexts extends LabelTexts {
  /** Messages of error codes. */
  readonly errors: TextsLike<typeof errorMessages>;
  /** Messages of field validation. */
  readonly form: TextsLike<typeof formMessages>;
}
