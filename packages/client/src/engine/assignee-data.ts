import type { FormValues } from '../contract/processes/form.ts';
import type { WorkflowDefinition } from '../contract/processes/workflow.ts';
import type { EnginePerson } from './state.ts';

const customKeys = ['custom1', 'custom2', 'custom3', 'custom4', 'custom5'] as const;

/**
 * The text of an `assigneeData` field. The key is custom1 … custom5, customName or userName, with N1 for the
 * superior's and N2 for the superior's superior's; empty when there is no such person or datum.
 */
export function assigneeText(key: string, requester: EnginePerson): string {
  const [, attribute = key, level] = /^(.+?)(N1|N2)?$/.exec(key) ?? [];
  const person = level === 'N2' ? requester.superior?.superior : level === 'N1' ? requester.superior : requester;
  if (!person) return '';
  if (attribute === 'customName') return person.completeName;
  if (attribute === 'userName') return person.userName;
  const custom = customKeys.find((name) => name === attribute);
  return (custom && person.custom[custom]) ?? '';
}

/** The values of all `assigneeData` fields; the server fills them, whatever the form sent. */
export function assigneeValues(definition: WorkflowDefinition, requester: EnginePerson): FormValues {
  return Object.fromEntries(
    definition.fields
      .filter(({ type, assigneeData }) => type === 'assigneeData' && assigneeData)
      .map(({ name, assigneeData }) => [name, assigneeText(assigneeData ?? '', requester)]),
  );
}
