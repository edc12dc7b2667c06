import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { loadRequester } from '../db/engine/request-state.ts';
import type { AnswerOf } from '../handlers.ts';
import { requireStartableProcess } from './process.ts';
import { findRequester } from './requester.ts';
import { findRequirements } from './requirements.ts';

type Call = (typeof endpoints)['catalogue.checkProcessRequirements'];
type HierarchyCall = (typeof endpoints)['catalogue.checkHierarchyDependency'];
type Request = Pick<ParsedRequestOf<Call>, 'query'>;

async function check(context: CallContext, { query }: Request) {
  const process = await requireStartableProcess(context, query.processId);
  const person = await findRequester(context, { userName: query.userName });
  const { db } = context.services;
  return findRequirements(db, process, person, await loadRequester(db, person.id));
}

/** Returns what would prevent a person from starting a process. */
export async function checkProcessRequirements(context: CallContext, request: Request): Promise<AnswerOf<Call>> {
  const { lacksSuperior, canInitialize } = await check(context, request);
  return { isHierarchyDependent: lacksSuperior, canInitializeProcess: canInitialize };
}

/** Returns whether a missing superior prevents a person from starting a process. */
export async function checkHierarchyDependency(
  context: CallContext,
  request: Request,
): Promise<AnswerOf<HierarchyCall>> {
  return { isHierarchyDependent: (await check(context, request)).lacksSuperior };
}
