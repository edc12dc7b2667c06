import type { Db } from '../../db/connection/db.ts';
import { reservePeople } from '../../db/imports/people-state.ts';
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
export async function knownPeople(db: Db, lines: readonly MatchedLine[], index: DirectoryIndex): Promise<KnownPeople> {
  const valid = lines.filter(({ line }) => line.errors.length === 0);
  const names = new Map(valid.map((matched) => [idOfLine(matched), matched.line.userName]));
  const completeNames = new Map(valid.map((matched) => [idOfLine(matched), completeNameOf(matched)]));
  const created = valid.filter(({ person }) => person === null);
  const reserved = await reservePeople(db, created.length);
  const ids = new Map(created.map((matched, at) => [idOfLine(matched), reserved[at] as number]));
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
