import type { FormValues } from '../contract/processes/form-values.ts';
import type { WorkflowDefinition } from '../contract/processes/workflow.ts';
import { fieldTypeRecord } from '../rules/form/field-types.ts';
import type { EnginePerson } from './state.ts';

const customKeys = ['custom1', 'custom2', 'custom3', 'custom4', 'custom5'] as const;

/**
 * Returns the text of an `assigneeData` field. The key is custom1 … custom5, customName or userName, with N1 for the
 * data of the superior and N2 for those of the superior's superior. Empty if there is no such person or value.
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

/** Returns the values of all `assigneeData` fields, which the server fills in, whatever the form sent. */
export function assigneeValues(definition: WorkflowDefinition, requester: EnginePerson): FormValues {
  return Object.fromEntries(
    definition.fields
      .filter(({ type, assigneeData }) => fieldTypeRecord(type).isComputed && assigneeData)
      .map(({ name, assigneeData }) => [name, assigneeText(assigneeData ?? '', requester)]),
  );
}
