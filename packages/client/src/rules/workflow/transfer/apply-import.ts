import type { ModelStep, WorkflowModel } from '../../../contract/processes/process-model.ts';
import { genericStatuses, type ImportedGroup, type ImportedPerson, isSpecialAssignee } from './import-workflow.ts';

/** Replacements in this system for references of an imported process. */
export type ImportMapping = {
  /** Destination of each person by imported id; one without a destination is left out. */
  readonly people: ReadonlyMap<number, ImportedPerson>;
  /** Destination of each group by imported id; one without a destination is left out. */
  readonly groups: ReadonlyMap<number, ImportedGroup>;
  /** Ids of the statuses that exist here. */
  readonly statuses: readonly number[];
  readonly department: WorkflowModel['department'];
  readonly sector: WorkflowModel['sector'];
};

/**
 * Replaces the current process by the imported one. Whether the process is active does not change; initiator and superiors
 * need no destination; statuses that do not exist here are left out. An import without scenarios keeps the current ones.
 */
export function applyImport(current: WorkflowModel, imported: WorkflowModel, mapping: ImportMapping): WorkflowModel {
  const known = new Set([...genericStatuses, ...mapping.statuses]);
  return {
    ...imported,
    active: current.active,
    scenarios: imported.scenarios.length > 0 ? imported.scenarios : current.scenarios,
    assigneeStatuses: imported.assigneeStatuses.filter((status) => known.has(status)),
    department: mapping.department,
    sector: mapping.sector,
    steps: imported.steps.map((step) => mapStep(step, mapping)),
  };
}

function mapStep(step: ModelStep, mapping: ImportMapping): ModelStep {
  if (step.type !== 'USER_TASK' && step.type !== 'APPROVAL_TASK') return step;
  return {
    ...step,
    assignees: distinct(
      step.assignees.flatMap((person) => {
        const found = isSpecialAssignee(person.id) ? person : mapping.people.get(person.id);
        return found === undefined ? [] : [{ id: found.id, firstName: found.firstName }];
      }),
    ),
    groups: distinct(
      step.groups.flatMap(({ id }) => {
        const found = mapping.groups.get(id);
        return found === undefined ? [] : [{ id: found.id, name: found.name }];
      }),
    ),
  };
}

const distinct = <Item extends { readonly id: number }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
