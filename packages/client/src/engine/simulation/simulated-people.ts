import { specialAssignees } from '../../contract/processes/flow-constants.ts';
import type { WorkflowDefinition } from '../../contract/processes/workflow.ts';
import type { EnginePerson, KnownGroup, KnownPerson } from '../state.ts';

/** The people a simulation runs with: whom the request is for, with the superiors above, and those that steps name. */
export interface SimulatedPeople {
  readonly requester: EnginePerson;
  /** By id, as in a request's state. */
  readonly people: Readonly<Record<number, KnownPerson>>;
  readonly groups: Readonly<Record<number, KnownGroup>>;
}

const nothing = { custom1: null, custom2: null, custom3: null, custom4: null, custom5: null };

/** A person of whom only the name is known. Ids of real people are positive. */
function placeholder(id: number, completeName: string, superior: EnginePerson | null): EnginePerson {
  return { id, completeName, userName: '', active: true, custom: nothing, superior };
}

/**
 * People for a simulation: everybody a step names is taken to be there, under the name the step gives. The requester and
 * the superiors are called what the modeler calls them, unless one is chosen.
 *
 * @param requester whom the request is for; a placeholder named "Iniciador" when left out
 */
export function simulatedPeople(
  { steps }: WorkflowDefinition,
  requester?: { readonly id: number; readonly completeName: string; readonly userName: string },
): SimulatedPeople {
  const above = placeholder(-specialAssignees.superiorOfSuperior, 'Superior direto do superior', null);
  const superior = placeholder(-specialAssignees.superior, 'Superior direto', above);
  const starter = placeholder(-specialAssignees.initiator, 'Iniciador', superior);
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
