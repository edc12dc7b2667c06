import { UpdatesFeed } from '../../features/updates/feed/UpdatesFeed.tsx';
import { createQueryClient } from '../../provider/queries/create-query-client.ts';
import { numberOf, reflect } from '../view/attributes.ts';
import { createPart } from '../view/create-part.tsx';

export const part = createPart<'tramita-updates'>(
  (element) => (
    <UpdatesFeed
      update={numberOf(element, 'update') ?? null}
      onUpdateChange={(id) => reflect(element, 'update', id)}
      canManage={element.hasAttribute('can-manage')}
    />
  ),
  { isArea: true, createQueries: createQueryClient },
);
