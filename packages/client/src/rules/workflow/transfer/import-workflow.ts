import { specialAssignees } from '../../../contract/processes/flow-constants.ts';
import { type WorkflowModel, workflowModelSchema } from '../../../contract/processes/process-model.ts';

/** Message for a text that is not a process. */
export const importFailedMessage = 'Não foi possível importar o processo';

/** Maximum length of an imported text, in characters. */
export const maxImportLength = 5_000_000;

/** Statuses with the same meaning in every system, kept without a question: the first two of the employee register. */
export const genericStatuses: readonly number[] = [1, 2];

/** A person in an imported process who may not exist in this system. */
export type ImportedPerson = { readonly id: number; readonly firstName: string };

/** A group in an imported process that may not exist in this system. */
export type ImportedGroup = { readonly id: number; readonly name: string };

/** A parsed process, with its references that need a destination here; or why it could not be parsed. */
export type ImportResult =
  | {
      readonly ok: true;
      readonly model: WorkflowModel;
      /** Distinct people assigned to its steps, without the initiator and the superiors. */
      readonly people: readonly ImportedPerson[];
      /** Distinct groups assigned to its steps. */
      readonly groups: readonly ImportedGroup[];
      /** Ids of the allowed statuses that may not exist here. */
      readonly statuses: readonly number[];
      readonly department: WorkflowModel['department'];
      readonly sector: WorkflowModel['sector'];
    }
  | { readonly ok: false; readonly message: string };

const failed: ImportResult = { ok: false, message: importFailedMessage };

/**
 * Parses the text of an exported process. Returns a message, never throws, for a text of over 5 million characters, invalid
 * JSON, something other than a process, elements or fields with the same id, or keys that modify prototypes.
 */
export function importWorkflow(text: string): ImportResult {
  if (text.length > maxImportLength) return failed;
  const content = parse(text);
  const parsed = workflowModelSchema.safeParse(content);
  if (!parsed.success || parsed.data.steps.length === 0) return failed;
  const model = parsed.data;
  if (!areUnique(model.steps) || !areUnique(model.fields) || !areUnique(model.scenarios)) return failed;
  return {
    ok: true,
    model,
    people: peopleOf(model),
    groups: distinct(model.steps.flatMap((step) => ('groups' in step ? step.groups : []))),
    statuses: model.assigneeStatuses.filter((status) => !genericStatuses.includes(status)),
    department: model.department,
    sector: model.sector,
  };
}

function parse(text: string): unknown {
  try {
    let isHostile = false;
    const content: unknown = JSON.parse(text.replace(/^\uFEFF/, ''), (key, value) => {
      if (key === '__proto__') isHostile = true;
      return value;
    });
    return isHostile ? undefined : content;
  } catch {
    return undefined;
  }
}

const areUnique = (items: readonly { readonly id: string }[]): boolean =>
  new Set(items.map(({ id }) => id)).size === items.length;

const distinct = <Item extends { readonly id: number }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

/** Returns whether an id refers to the initiator or a superior, which are the same in every system. */
export const isSpecialAssignee = (id: number): boolean =>
  Object.values(specialAssignees).some((special) => special === id);

function peopleOf(model: WorkflowModel): ImportedPerson[] {
  const people = model.steps.flatMap((step) => ('assignees' in step ? step.assignees : []));
  return distinct(people.filter(({ id }) => !isSpecialAssignee(id)));
}
