import { motiveMaxLength } from '../contract/base/limits.ts';

/** Shown when a rejection or cancellation has no motive. */
export const motiveRequiredMessage = 'Preenche o motivo';

/** The same of an action on several tasks or requests. */
export const bulkMotiveRequiredMessage = 'Descreva o motivo para realizar a ação';

/** Shown when a motive is longer than {@link motiveMaxLength}. */
export const motiveTooLongMessage = `O motivo deve ter no máximo ${motiveMaxLength} caracteres`;

/** The problem of a motive in Portuguese, or null. Blanks alone count as empty. */
export function checkMotive(motive: string | null | undefined): string | null {
  if (motive == null || motive.trim() === '') return motiveRequiredMessage;
  return motive.length > motiveMaxLength ? motiveTooLongMessage : null;
}
