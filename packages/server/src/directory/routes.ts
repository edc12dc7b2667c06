import type { Handlers } from '../handlers.ts';
import { createPerson } from './create-person.ts';
import { getPerson } from './get-person.ts';
import { listPeople } from './list-people.ts';
import { listPersonTasks } from './list-tasks.ts';
import { releasePerson } from './release-person.ts';
import { replaceSuperior } from './replace-superior.ts';
import { activatePerson, deactivatePerson } from './set-access.ts';
import { setGroups } from './set-groups.ts';
import { setPersonRoles } from './set-roles.ts';
import { updatePerson } from './update-person.ts';

export const directoryRoutes = {
  'directory.list': listPeople,
  'directory.get': getPerson,
  'directory.create': createPerson,
  'directory.update': updatePerson,
  'directory.replaceSuperior': replaceSuperior,
  'directory.activate': activatePerson,
  'directory.deactivate': deactivatePerson,
  'directory.release': releasePerson,
  'directory.tasks': listPersonTasks,
  'directory.setGroups': setGroups,
  'directory.setRoles': setPersonRoles,
} satisfies Partial<Handlers>;
