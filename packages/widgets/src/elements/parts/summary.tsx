import { Summary } from '../../features/summary/Summary.tsx';
import { createQueryClient } from '../../provider/queries/create-query-client.ts';
import { createPart } from '../view/create-part.tsx';

export const part = createPart<'tramita-summary'>(() => <Summary />, {
  isArea: true,
  createQueries: createQueryClient,
});
