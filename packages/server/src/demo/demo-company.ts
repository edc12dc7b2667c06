import type { DemoPerson } from './company/build-people.ts';
import { groups } from './company/groups.ts';
import { people } from './company/people.ts';
import type { DemoService } from './services/demo-service.ts';
import { demoServices } from './services/services.ts';

/** A group with its members who work at the company. */
export interface CompanyGroup {
  readonly id: number;
  readonly name: string;
  readonly active: boolean;
  readonly members: readonly DemoPerson[];
}

/** The users, groups and services that are loaded together. */
export interface Company {
  readonly people: readonly DemoPerson[];
  readonly groups: readonly CompanyGroup[];
  readonly services: readonly DemoService[];
  /** Returns the superior of a user, or null. */
  readonly superiorOf: (person: DemoPerson) => DemoPerson | null;
}

const byUserName = new Map(people.map((person) => [person.userName, person]));

function groupIdsOf(service: DemoService): number[] {
  return service.versions.flatMap(({ definition }) =>
    definition.steps.flatMap((step) => ('groups' in step ? step.groups.map(({ id }) => id) : [])),
  );
}

function companyOf(members: readonly DemoPerson[], services: readonly DemoService[], allGroups: boolean): Company {
  const present = new Set(members);
  const usedGroups = new Set(services.flatMap(groupIdsOf));
  const nearest = (userName: string | null): DemoPerson | null => {
    const person = userName === null ? undefined : byUserName.get(userName);
    if (person === undefined) return null;
    return present.has(person) ? person : nearest(person.superior);
  };
  return {
    people: members,
    groups: groups
      .filter((group) => allGroups || usedGroups.has(group.id))
      .map((group) => ({
        id: group.id,
        name: group.name,
        active: group.active,
        members: members.filter((person) => (group.members as readonly string[]).includes(person.userName)),
      })),
    services,
    superiorOf: (person) => nearest(person.superior),
  };
}

/** All of Rede Ipê. */
export const wholeCompany: Company = companyOf(people, demoServices, true);

/**
 * Returns a part of Rede Ipê with the same ids. Users whose superior is not included report to the next included
 * superior; groups are those the services need.
 * @throws Error if a user name or service name does not exist.
 */
export function partOfCompany(userNames: readonly string[], serviceNames: readonly string[]): Company {
  const members = userNames.map((userName) => {
    const person = byUserName.get(userName);
    if (person === undefined) throw new Error(`There is no person "${userName}"`);
    return person;
  });
  const services = serviceNames.map((name) => {
    const service = demoServices.find((candidate) => candidate.name === name);
    if (service === undefined) throw new Error(`There is no service "${name}"`);
    return service;
  });
  return companyOf(members, services, false);
}
