import { motiveMaxLength } from '../contract/limits.ts';

/** Shown when a rejection or cancellation has no motive. */
export const motiveRequiredMessage = 'Preenche o motivo';

/** The same of an action on several tasks or requests. */
export const bulkMotiveRequiredMessage = 'Descreva o motivo para realizar a ação';

/** Shown when a motive is longer than {@link motiveMaxLength}. */
export const motiveTooLongMessage = `O motivo deve ter no máximo ${motiveMaxLength} caracteres`;

/** The counter under a motive. */
export type MotiveCounter = {
  /** `n/200`. */
  text: string;
  /** True past the limit: the counter turns red and confirming is blocked. */
  over: boolean;
};

/** The problem of a motive in Portuguese, or null. Blanks alone count as empty. */
export function checkMotive(motive: string | null | undefined): string | null {
  if (motive == null || motive.trim() === '') return motiveRequiredMessage;
  return motive.length > motiveMaxLength ? motiveTooLongMessage : null;
}

/** The counter of a motive as typed. */
export function motiveCounter(motive: string): MotiveCounter {
  return { text: `${motive.length}/${motiveMaxLength}`, over: motive.length > motiveMaxLength };
}
