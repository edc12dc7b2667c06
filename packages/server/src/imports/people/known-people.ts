import type { Db } from '../../db/connection/db.ts';
import { reservePeople } from '../../db/imports/people-state.ts';
import { forEachInTurn } from '../import-plan.ts';
import type { DirectoryIndex } from './directory-index.ts';
import { idOfLine } from './hierarchy.ts';
import type { MatchedLine } from './person-matches.ts';

/** People that the comparison knows by id, new ones with negative ids. */
export interface KnownPeople {
  /** Returns the user name that a person has after the import. */
  userNameOf(id: number): string | null;
  /** Returns the complete name that a person has after the import. */
  nameOf(id: number): string | null;
  /** Returns the id under which a person is stored. */
  idOf(id: number): number;
}

/** Reserves ids for the new people of valid lines; returns all people of valid lines and of the register. */
export async function knownPeople(
  db: Db,
  lines: readonly MatchedLine[],
  index: DirectoryIndex,
  pause: () => Promise<void>,
): Promise<KnownPeople> {
  const names = new Map<number, string>();
  const completeNames = new Map<number, string>();
  const created: number[] = [];
  await forEachInTurn(lines, pause, (matched) => {
    const { line, person } = matched;
    if (line.errors.length > 0) return;
    const id = idOfLine(matched);
    names.set(id, line.userName);
    completeNames.set(id, completeNameOf(matched));
    if (person === null) created.push(id);
  });
  const reserved = await reservePeople(db, created.length);
  const ids = new Map(created.map((id, at) => [id, reserved[at] as number]));
  return {
    userNameOf: (id) => names.get(id) ?? index.people.get(id)?.user_name ?? null,
    nameOf: (id) => completeNames.get(id) ?? index.people.get(id)?.complete_name ?? null,
    idOf: (id) => ids.get(id) ?? id,
  };
}

const completeNameOf = ({ line, person }: MatchedLine): string => {
  const { completeName } = line.given;
  if (typeof completeName === 'string') return completeName;
  // an empty cell, or a new person, gets the first and the last name
  return completeName === undefined && person ? person.complete_name : line.name;
};
