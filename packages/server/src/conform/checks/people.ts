import { authInfo, listAssignees, listGroups } from '@tramita/client/contract';
import type { Operations } from '../operation.ts';
import { attendanceGroup, createdGroup } from '../scene/groups.ts';
import { claim } from '../wire/deviation.ts';
import { elementsOf, long, namesOf } from './lists.ts';

/** Choices for pickers. */
export const peopleOperations = {
  'people.listAssignees': {
    as: 'requester',
    input: () => ({ query: {} }),
    paged: elementsOf(50),
    invalid: [
      { query: { q: long(201) }, fields: ['q'] },
      { query: { size: 51, page: -1 }, fields: ['size', 'page'] },
      { query: { exclude: 'a' }, fields: ['exclude'] },
    ],
    rules: [
      {
        title: 'encontra uma pessoa pelo nome com "q"',
        async check(scene) {
          const { userName, id } = await scene.person('attendant');
          const first = await scene.as('attendant').call(authInfo);
          const requester = scene.as('requester');
          const { elements } = await requester.call(listAssignees, { query: { q: first.firstName, size: 50 } });
          const others = await requester.call(listAssignees, { query: { q: 'ninguem-tem-este-nome', size: 50 } });
          const isFound = elements.some((person) => person.id === id) || elements.length === 50;
          claim(isFound, `${userName} entre os resultados de "${first.firstName}"`, namesOf(elements));
          claim(others.elements.length === 0, 'nenhuma pessoa com um nome que não existe', namesOf(others.elements));
        },
      },
      {
        title: 'deixa de fora as pessoas de "exclude"',
        async check(scene) {
          const requester = scene.as('requester');
          const { elements } = await requester.call(listAssignees, { query: { size: 2 } });
          const [first] = elements;
          claim(first !== undefined, 'pelo menos uma pessoa', elements.length);
          const rest = await requester.call(listAssignees, { query: { exclude: String(first.id), size: 50 } });
          claim(
            !rest.elements.some(({ id }) => id === first.id),
            `a lista sem ${first.userName}`,
            namesOf(rest.elements),
          );
        },
      },
    ],
  },
  'people.listGroups': {
    as: 'requester',
    input: () => ({ query: {} }),
    paged: elementsOf(50),
    invalid: [
      { query: { page: -1, size: 51 }, fields: ['page', 'size'] },
      { query: { inactive: '1' }, fields: ['inactive'] },
      { query: { q: long(201) }, fields: ['q'] },
    ],
    rules: [
      {
        title: 'encontra um grupo pelo nome com "q"',
        async check(scene) {
          const { name } = await attendanceGroup(scene);
          const { elements } = await scene.as('requester').call(listGroups, { query: { q: name } });
          claim(elements.length === 1 && elements[0]?.name === name, `só o grupo "${name}"`, namesOf(elements));
        },
      },
      {
        title: 'devolve grupos inativos só com "inactive=true"',
        async check(scene) {
          const { name: q } = await createdGroup(scene, 'attendance', false);
          const requester = scene.as('requester');
          const active = await requester.call(listGroups, { query: { q } });
          claim(active.elements.length === 0, 'nenhum grupo inativo', namesOf(active.elements));
          const all = await requester.call(listGroups, { query: { q, inactive: true } });
          claim(all.elements.length === 1, `o grupo inativo "${q}"`, namesOf(all.elements));
        },
      },
    ],
  },
  'people.listBranches': {
    as: 'requester',
    input: () => ({ query: {} }),
    paged: { page: 'page', size: 'size', most: 1000, rows: (rows) => rows },
    invalid: [{ query: { page: -1, size: 1001 }, fields: ['page', 'size'] }],
  },
  'people.listJobTitles': {
    as: 'requester',
    input: () => ({ query: {} }),
    paged: { page: 'page', size: 'size', most: 1000, rows: (rows) => rows },
    invalid: [{ query: { q: long(201), size: 0 }, fields: ['q', 'size'] }],
  },
} satisfies Partial<Operations>;
