import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listNamed } from '../db/people/people.ts';
import type { AnswerOf } from '../handlers.ts';

type Branches = (typeof endpoints)['people.listBranches'];
type JobTitles = (typeof endpoints)['people.listJobTitles'];

/** Returns branches, by name. */
export const listBranches = (
  { services }: CallContext,
  { query }: ParsedRequestOf<Branches>,
): Promise<AnswerOf<Branches>> => listNamed(services.db, 'branches', query);

/** Returns job titles, by name. */
export const listJobTitles = (
  { services }: CallContext,
  { query }: ParsedRequestOf<JobTitles>,
): Promise<AnswerOf<JobTitles>> => listNamed(services.db, 'job_titles', query);
