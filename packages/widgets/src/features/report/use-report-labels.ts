import { useMemo } from 'react';
import { npsAnswerTexts } from '../../messages/labels/nps-answers.ts';
import { slaOutcomeTexts } from '../../messages/labels/sla-outcomes.ts';
import { slaStatusTexts } from '../../messages/labels/sla-statuses.ts';
import { taskStatusTexts } from '../../messages/labels/task-statuses.ts';
import { taskTypeTexts } from '../../messages/labels/task-types.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { useMessages } from '../../provider/use-messages.ts';

/** Returns the labels of the values by which a report is filtered, and the language of its dates. */
export function useReportLabels() {
  const statuses = useMessages(taskStatusTexts);
  const types = useMessages(taskTypeTexts);
  const slaOutcomes = useMessages(slaOutcomeTexts);
  const slaStatuses = useMessages(slaStatusTexts);
  const npsAnswers = useMessages(npsAnswerTexts);
  const locale = useLocale();
  return useMemo(
    () => ({ statuses, types, slaOutcomes, slaStatuses, npsAnswers, locale }),
    [statuses, types, slaOutcomes, slaStatuses, npsAnswers, locale],
  );
}

/** Result of {@link useReportLabels}. */
export type ReportLabels = ReturnType<typeof useReportLabels>;
