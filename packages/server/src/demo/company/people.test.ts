import { masks } from '@tramita/client/rules';
import { describe, expect, test } from 'vitest';
import { demoPeople } from '../demo-people.ts';
import { buildPeople } from './build-people.ts';
import { departments } from './departments.ts';
import { groups } from './groups.ts';
import { initializerGroups } from './initializer-groups.ts';
import { people } from './people.ts';

const userNames = new Set(people.map(({ userName }) => userName));

describe('the users of the demo company', () => {
  test('are the same every time they are built', () => {
    expect(buildPeople()).toEqual(people);
    expect(people.length).toBeGreaterThanOrEqual(140);
    expect(userNames.size).toBe(people.length);
  });

  test('report to users who exist, up to the top; three have no superior on purpose', () => {
    const byName = new Map(people.map((person) => [person.userName, person]));
    const depthOf = (userName: string | null, depth = 0): number =>
      userName === null || depth > 10 ? depth : depthOf(byName.get(userName)?.superior ?? null, depth + 1);
    for (const person of people) expect(depthOf(person.userName)).toBeLessThan(8);
    for (const { superior } of people) if (superior !== null) expect(userNames).toContain(superior);
    const alone = people.filter(({ superior }) => superior === null).map(({ userName }) => userName);
    expect(alone).toEqual(['regina.albuquerque', 'walter.nobre', 'ester.malta']);
  });

  test('all have a valid CPF', () => {
    for (const { cpf } of people) expect(masks.cpf.isValid(cpf)).toBe(true);
  });

  test('include every user that departments, sectors and groups refer to', () => {
    const named = [
      ...departments.flatMap(({ responsibles, sectors }) => [
        ...responsibles,
        ...sectors.flatMap((sector) => [...sector.responsibles]),
      ]),
      ...groups.flatMap(({ members }) => [...members]),
      ...initializerGroups.flatMap(({ members }) => [...members]),
    ];
    expect(named.filter((userName) => !userNames.has(userName))).toEqual([]);
  });

  test('include sign-ins for every role, the restricted menu, both report branches and the audit sector', () => {
    const signIns = people.filter(({ userName }) => demoPeople.some((person) => person.userName === userName));
    const roles = new Set(signIns.flatMap((person) => person.roles.split(',')));
    for (const role of ['SUPPORT', 'PROCESS_ANALYST', 'ADMIN', 'GROUP_MANAGER', 'REPORT']) {
      expect(roles).toContain(`ROLE_${role}`);
    }
    expect(signIns.some(({ restricted }) => restricted)).toBe(true);
    expect(signIns.some(({ branch }) => branch === '500')).toBe(true);
    expect(people.some(({ branch }) => branch === '1099')).toBe(true);
    expect(signIns.some(({ sector }) => sector.toUpperCase().includes('AUDITORIA'))).toBe(true);
    expect(signIns.some(({ superior }) => superior === null)).toBe(true);
  });
});
