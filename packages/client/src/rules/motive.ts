import { motiveMaxLength } from '../contract/base/limits.ts';
import type { TextsLike } from './languages/texts-like.ts';

/** Message if a rejection or cancellation has no motive. */
export const motiveRequiredMessage = 'Preenche o motivo';

/** The same for an action on several tasks or requests. */
export const bulkMotiveRequiredMessage = 'Descreva o motivo para realizar a ação';

/** Message if a motive is longer than {@link motiveMaxLength}. */
export const motiveTooLongMessage = `O motivo deve ter no máximo ${motiveMaxLength} caracteres`;

/** Every message about motives. */
export const motiveMessages = {
  motiveRequired: motiveRequiredMessage,
  bulkMotiveRequired: bulkMotiveRequiredMessage,
  motiveTooLong: motiveTooLongMessage,
} as const;

/** Returns the problem of a motive, by default in Portuguese, or null. A text of blanks counts as empty. */
export function checkMotive(
  motive: string | null | undefined,
  texts: TextsLike<typeof motiveMessages> = motiveMessages,
): string | null {
  if (motive == null || motive.trim() === '') return texts.motiveRequired;
  return motive.length > motiveMaxLength ? texts.motiveTooLong : null;
}
