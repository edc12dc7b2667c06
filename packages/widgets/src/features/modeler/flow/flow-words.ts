import type { ModelConnection, ModelStep } from '@tramita/client/contract';
import type { canvasMessages } from '../../../messages/features/modeler/canvas.ts';

/** The texts of the flow, which a host may replace. */
export type FlowMessages = typeof canvasMessages;

/** Returns the name of a step: its title, the name of its type for events, or a text for untitled steps. */
export function stepName(step: ModelStep, messages: FlowMessages): string {
  const title = step.title.trim();
  if (title) return title;
  if (step.type === 'ADD') return messages.placeholder;
  return step.type === 'START_EVENT' || step.type === 'END_EVENT'
    ? messages.stepType(step.type)
    : messages.untitledStep;
}

/** The display title of a step's type. */
export const typeName = (step: ModelStep, messages: FlowMessages): string =>
  step.type === 'ADD' ? messages.placeholder : messages.stepType(step.type);

/** Returns a short text on the assignees of a step or its call; empty for decisions. */
export function stepFacts(step: ModelStep, messages: FlowMessages): string {
  switch (step.type) {
    case 'USER_TASK':
    case 'APPROVAL_TASK':
      return names(
        [...step.assignees.map(({ firstName }) => firstName), ...step.groups.map(({ name }) => name)],
        messages,
      );
    case 'SERVICE_TASK': {
      if (step.serviceType === 'SHEETS') return joined(messages.sheet, step.googleSheetsConfig.sheetName);
      const retries = Number(step.maxRetries);
      if (!step.method || !step.endpoint.trim()) return messages.noCall;
      return joined(step.method, retries > 0 ? messages.retries(retries) : '');
    }
    case 'START_EVENT':
    case 'END_EVENT': {
      const shown = step.fields.filter(({ visibleTemplate }) => visibleTemplate !== 'N').length;
      return shown > 0 ? messages.fields(shown) : '';
    }
    case 'GATEWAY':
      return messages.connections(step.connections.length);
    case 'ADD':
      return '';
  }
}

function names(all: readonly string[], messages: FlowMessages): string {
  if (all.length === 0) return messages.noAssignee;
  const shown = all.slice(0, 2).join(', ');
  return all.length > 2 ? `${shown} +${all.length - 2}` : shown;
}

const joined = (...texts: readonly string[]): string => texts.filter(Boolean).join(' · ');

/** The time limit of a step: short for display, complete for screen readers; null if the step has none. */
export function slaOf(step: ModelStep, messages: FlowMessages): { short: string; full: string } | null {
  if (step.type !== 'USER_TASK' && step.type !== 'APPROVAL_TASK') return null;
  const { sla, slaUnit } = step;
  if (sla === null || slaUnit === null) return { short: messages.noSla, full: messages.noSla };
  return { short: messages.slaShort(sla, slaUnit), full: messages.sla(sla, slaUnit) };
}

/** The name of a connection out of a decision. */
export const connectionName = ({ label }: ModelConnection, messages: FlowMessages): string =>
  label?.trim() || messages.untitledConnection;

/** The name of a connection's target. */
export function targetName(steps: readonly ModelStep[], { stepId }: ModelConnection, messages: FlowMessages): string {
  const target = steps.find(({ id }) => id === stepId);
  return target ? stepName(target, messages) : messages.nowhere;
}
