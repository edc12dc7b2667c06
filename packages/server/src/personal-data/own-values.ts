import type { DefinitionField, FormValues, Step, WorkflowDefinition } from '@tramita/client/contract';
import { builtInFields, isEmptyValue } from '@tramita/client/rules';
import { isListed } from '../columns/process-columns.ts';

/** A request, and who could write its values: who sent it, and who finished its tasks. */
interface WrittenRequest {
  readonly started_by: number;
  readonly finished: readonly { readonly stepId: string; readonly by: number }[];
  readonly values: FormValues;
}

/** A field with a value, and whether only the requester, or the server, can have written it. */
export interface WrittenField {
  readonly field: DefinitionField;
  readonly isOwn: boolean;
}

const edits = (step: Step | undefined, { id }: DefinitionField): boolean =>
  step !== undefined &&
  'fields' in step &&
  step.fields.some(({ fieldId, editable }) => fieldId === id && editable !== 'false');

/** The data of a superior. */
const isAboutSuperior = ({ assigneeData }: DefinitionField): boolean => /N[12]$/.test(assigneeData ?? '');

/**
 * Returns the fields of a request that have a value. A value is not the requester's own if another user sent the
 * request or finished a task in which the field could be edited: they may have written it.
 */
export function writtenFields(
  definition: WorkflowDefinition,
  request: WrittenRequest,
  requester: number,
): WrittenField[] {
  const byId = new Map(definition.steps.map((step) => [step.id, step]));
  const start = definition.steps.find(({ type }) => type === 'START_EVENT');
  const others = request.finished.filter(({ by }) => by !== requester).map(({ stepId }) => byId.get(stepId));
  if (request.started_by !== requester) others.push(start);
  return definition.fields
    .filter((field) => isListed(field) && !Object.hasOwn(builtInFields, field.name) && !isAboutSuperior(field))
    .filter(({ name }) => !isEmptyValue(request.values[name]))
    .map((field) => ({ field, isOwn: !others.some((step) => edits(step, field)) }));
}
