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

/**
 * Returns the sum of the agreed times in words: `1d 2h 30min`, without parts of zero; `Sem SLA`, or its translation, without
 * one. Working time is not converted, because working days differ in length: `3 dias úteis e 4 horas úteis`.
 */
export function slaTotalText(
  model: Pick<WorkflowModel, 'steps' | 'slaCounting'>,
  labels: Pick<typeof workflowLabels, 'noSla' | 'workingTotal'> = workflowLabels,
): string {
  if (model.slaCounting === 'WORKING') return workingTotalText(model, labels);
  const total = slaTotalMinutes(model);
  return total === null ? labels.noSla : slaMinutesText(total);
}

function workingTotalText(
  { steps }: Pick<WorkflowModel, 'steps'>,
  labels: Pick<typeof workflowLabels, 'noSla' | 'workingTotal'>,
): string {
  const totals: Record<SlaUnit, number> = { DAYS: 0, HOURS: 0, MINUTES: 0 };
  for (const step of steps) {
    if ('sla' in step && step.sla !== null && step.sla > 0) totals[step.slaUnit ?? 'HOURS'] += step.sla;
  }
  const parts = (['DAYS', 'HOURS', 'MINUTES'] as const)
    .filter((unit) => totals[unit] > 0)
    .map((unit) => [totals[unit], unit] as const);
  return parts.length === 0 ? labels.noSla : labels.workingTotal(parts);
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
