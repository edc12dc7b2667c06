import type { Db } from '../../db/connection/db.ts';
import { type NewPerson, readNewPeople } from '../../db/imports/apply-people.ts';
import type { ImportPart } from '../../db/imports/imports.ts';

/** Returns the ordinals of the new people of an import, superiors first, in lists of a size. */
export async function newPeopleInOrder(tx: Db, parts: readonly ImportPart[], size: number): Promise<number[][]> {
  const people: NewPerson[] = [];
  for (const part of parts) people.push(...(await readNewPeople(tx, part)));
  const ordered = superiorsFirst(people);
  return Array.from({ length: Math.ceil(ordered.length / size) }, (_, index) =>
    ordered.slice(index * size, (index + 1) * size).map(({ ordinal }) => ordinal),
  );
}

/** Returns people so that each superior among them is before their reports. The check has refused cycles. */
function superiorsFirst(people: readonly NewPerson[]): NewPerson[] {
  const left = new Map(people.map((person) => [person.id, person]));
  const ordered: NewPerson[] = [];
  for (const person of people) {
    const chain: NewPerson[] = [];
    for (let next: NewPerson | undefined = person; next; next = left.get(next.superior ?? 0)) {
      if (!left.delete(next.id)) break;
      chain.push(next);
    }
    ordered.push(...chain.reverse());
  }
  return ordered;
}
