import { specialAssignees } from '../../contract/processes/flow-constants.ts';
import type { WorkflowDefinition } from '../../contract/processes/workflow.ts';
import { workflowLabels } from '../../rules/workflow/labels/workflow-labels.ts';
import type { EnginePerson, KnownGroup, KnownPerson } from '../state.ts';

/** People of a simulation: the person the request is for, their superiors, and the assignees of steps. */
export interface SimulatedPeople {
  readonly requester: EnginePerson;
  /** By id, as in the state of a request. */
  readonly people: Readonly<Record<number, KnownPerson>>;
  readonly groups: Readonly<Record<number, KnownGroup>>;
}

const nothing = { custom1: null, custom2: null, custom3: null, custom4: null, custom5: null };

/** Creates a person with only a name. Ids of real people are positive. */
function placeholder(id: number, completeName: string, superior: EnginePerson | null): EnginePerson {
  return { id, completeName, userName: '', active: true, custom: nothing, superior };
}

/**
 * Returns the people of a simulation: every assignee of a step exists, with the name in the step. The requester and the
 * superiors have the names that the modeler shows, unless a person is chosen.
 *
 * @param requester person the request is for; @default a placeholder named "Iniciador"
 */
export function simulatedPeople(
  { steps }: WorkflowDefinition,
  requester?: { readonly id: number; readonly completeName: string; readonly userName: string },
  labels: Pick<typeof workflowLabels, 'assignee'> = workflowLabels,
): SimulatedPeople {
  const above = placeholder(
    -specialAssignees.superiorOfSuperior,
    labels.assignee(specialAssignees.superiorOfSuperior),
    null,
  );
  const superior = placeholder(-specialAssignees.superior, labels.assignee(specialAssignees.superior), above);
  const starter = placeholder(-specialAssignees.initiator, labels.assignee(specialAssignees.initiator), superior);
  const human = steps.flatMap((step) => ('assignees' in step ? [step] : []));
  return {
    requester: requester ? { ...starter, ...requester } : starter,
    people: Object.fromEntries(
      human.flatMap(({ assignees }) =>
        assignees.map(({ id, firstName }) => [id, { completeName: firstName, active: true }]),
      ),
    ),
    groups: Object.fromEntries(
      human.flatMap(({ groups }) => groups.map(({ id, name }) => [id, { name, active: true, hasMembers: true }])),
    ),
  };
}
