import { Dashboards } from '../../features/dashboards/Dashboards.tsx';
import { createQueryClient } from '../../provider/queries/create-query-client.ts';
import { oneOf, reflect } from '../view/attributes.ts';
import { createPart } from '../view/create-part.tsx';

export const part = createPart<'tramita-dashboards'>(
  (element) => (
    <Dashboards
      type={oneOf(element, 'type', ['nps', 'sla']) ?? 'nps'}
      onTypeChange={(type) => reflect(element, 'type', type)}
    />
  ),
  { isArea: true, createQueries: createQueryClient },
);
