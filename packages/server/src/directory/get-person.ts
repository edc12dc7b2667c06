import type { endpoints, ParsedRequestOf, PersonDetail } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { describePerson } from './describe-person.ts';

type Call = (typeof endpoints)['directory.get'];

/** Returns the person of an identifier. @throws NotFoundError if it does not exist */
export const getPerson = ({ services }: CallContext, { params }: ParsedRequestOf<Call>): Promise<PersonDetail> =>
  describePerson(services.db, params.id);
