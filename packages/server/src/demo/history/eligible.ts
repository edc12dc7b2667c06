import { specialAssignees } from '@tramita/client/contract';
import type { DemoPerson } from '../company/build-people.ts';
import { initializerGroups } from '../company/initializer-groups.ts';
import type { Company } from '../demo-company.ts';
import type { DemoService } from '../services/demo-service.ts';

/** Number of levels of superiors the steps of a service are addressed to: 0, 1 or 2. */
function levelsNeeded(service: DemoService): number {
  const ids = service.versions.flatMap(({ definition }) =>
    definition.steps.flatMap((step) => ('assignees' in step ? step.assignees.map(({ id }) => id) : [])),
  );
  if (ids.includes(specialAssignees.superiorOfSuperior)) return 2;
  return ids.includes(specialAssignees.superior) ? 1 : 0;
}

/** Returns whether a user may start a service and has the superiors its steps are addressed to. */
export function isEligible(person: DemoPerson, service: DemoService, company: Company): boolean {
  if (service.versions.length === 0 || service.active === false) return false;
  const statuses = service.assigneeStatuses ?? [1, 2];
  if (statuses.length > 0 && !statuses.includes(person.statusId)) return false;
  const group = initializerGroups.find(({ id }) => id === service.initializerGroup);
  if (group !== undefined) {
    const belongs =
      group.members.includes(person.userName) ||
      group.branches.includes(person.branch) ||
      group.jobTitles.includes(person.jobTitle);
    if (!belongs) return false;
  }
  const superior = company.superiorOf(person);
  const levels = superior === null ? 0 : company.superiorOf(superior) === null ? 1 : 2;
  return levels >= levelsNeeded(service);
}
