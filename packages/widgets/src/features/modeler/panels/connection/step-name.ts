import type { ModelStep } from '@tramita/client/contract';
import { stepTitles } from '@tramita/client/rules';

/** What a step is called where it is named: its title, or its type while it has none. */
export const stepName = (step: ModelStep): string => step.title.trim() || stepTitles[step.type];
