import { motiveMaxLength } from '../contract/base/limits.ts';

/** Message if a rejection or cancellation has no motive. */
export const motiveRequiredMessage = 'Preenche o motivo';

/** The same for an action on several tasks or requests. */
export const bulkMotiveRequiredMessage = 'Descreva o motivo para realizar a ação';

/** Message if a motive is longer than {@link motiveMaxLength}. */
export const motiveTooLongMessage = `O motivo deve ter no máximo ${motiveMaxLength} caracteres`;

/** Returns the problem of a motive in Portuguese, or null. A text of blanks counts as empty. */
export function checkMotive(motive: string | null | undefined): string | null {
  if (motive == null || motive.trim() === '') return motiveRequiredMessage;
  return motive.length > motiveMaxLength ? motiveTooLongMessage : null;
}
