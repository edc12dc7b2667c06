import type { AnonymisationCheck, endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { findStoredPerson, type StoredPerson } from '../db/people/directory-writes.ts';
import { countBlocksOfPerson } from '../db/privacy/legal-blocks.ts';
import { countOpenWork } from '../db/privacy/open-work.ts';
import { NotFoundError } from '../errors.ts';

type Call = (typeof endpoints)['privacy.checkAnonymisation'];

/** Returns what prevents the anonymisation of a person. */
export async function obstaclesOf(db: Db, { id, active, anonymised_at }: StoredPerson): Promise<AnonymisationCheck> {
  return {
    active,
    ...(await countOpenWork(db, id)),
    legalBlocks: await countBlocksOfPerson(db, id),
    anonymisedAt: anonymised_at?.toISOString() ?? null,
  };
}

/** Returns what prevents the anonymisation of a person. @throws NotFoundError if it does not exist */
export async function checkAnonymisation(
  { services: { db } }: CallContext,
  { params }: ParsedRequestOf<Call>,
): Promise<AnonymisationCheck> {
  const person = await findStoredPerson(db, params.id);
  if (!person) throw new NotFoundError('Não encontramos esta pessoa');
  return obstaclesOf(db, person);
}
