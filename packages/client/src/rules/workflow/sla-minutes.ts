import type { WorkflowModel } from '../../contract/processes/process-model.ts';
import type { SlaUnit } from '../../contract/processes/workflow.ts';
import { workflowLabels } from './labels/workflow-labels.ts';

const minutesOf: Readonly<Record<SlaUnit, number>> = { MINUTES: 1, HOURS: 60, DAYS: 1440 };

/** Returns the sum of the agreed times of all steps in minutes, whatever the branch; null if no step has one. */
export function slaTotalMinutes({ steps }: Pick<WorkflowModel, 'steps'>): number | null {
  let total: number | null = null;
  for (const step of steps) {
    if (step.type !== 'USER_TASK' && step.type !== 'APPROVAL_TASK') continue;
    if (step.sla !== null && step.sla > 0) total = (total ?? 0) + step.sla * minutesOf[step.slaUnit ?? 'HOURS'];
  }
  return total;
}

/** Returns the sum of the agreed times in words: `1d 2h 30min`, without parts of zero; `Sem SLA`, or its translation, without one. */
export function slaTotalText(model: Pick<WorkflowModel, 'steps'>, labels = workflowLabels): string {
  const total = slaTotalMinutes(model);
  return total === null ? labels.noSla : slaMinutesText(total);
}

/** Formats minutes as days, hours and minutes: `1d 2h 30min`, without parts of zero. */
export function slaMinutesText(total: number): string {
  const minutes = Math.round(total);
  const parts: [number, string][] = [
    [Math.floor(minutes / 1440), 'd'],
    [Math.floor((minutes % 1440) / 60), 'h'],
    [minutes % 60, 'min'],
  ];
  const shown = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}${unit}`);
  return shown.length === 0 ? '0min' : shown.join(' ');
}
