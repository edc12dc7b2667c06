import { Report } from '../../features/report/Report.tsx';
import { createQueryClient } from '../../provider/queries/create-query-client.ts';
import { oneOf, reflect } from '../view/attributes.ts';
import { createPart } from '../view/create-part.tsx';

export const part = createPart<'tramita-report'>(
  (element) => (
    <Report
      tab={oneOf(element, 'tab', ['report', 'exports']) ?? 'report'}
      onTabChange={(tab) => reflect(element, 'tab', tab)}
      canEnd={!element.hasAttribute('read-only')}
    />
  ),
  { isArea: true, createQueries: createQueryClient },
);
