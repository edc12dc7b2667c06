import type { endpoints } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listNamed } from '../db/people.ts';
import type { AnswerOf } from '../http/handlers.ts';

/** All branches, by name. */
export const listBranches = ({ services }: CallContext): Promise<AnswerOf<(typeof endpoints)['people.listBranches']>> =>
  listNamed(services.db, 'branches');

/** All job titles, by name. */
export const listJobTitles = ({
  services,
}: CallContext): Promise<AnswerOf<(typeof endpoints)['people.listJobTitles']>> => listNamed(services.db, 'job_titles');
