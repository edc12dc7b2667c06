import { statusFilters, taskPages } from '@tramita/client/rules';
import { TaskDetail } from '../../features/task-detail/TaskDetail.tsx';
import { createQueryClient } from '../../provider/queries/create-query-client.ts';
import { oneOf } from '../view/attributes.ts';
import { createPart } from '../view/create-part.tsx';

export const part = createPart<'tramita-task-detail'>(
  (element) => {
    const identifier = element.getAttribute('identifier');
    return (
      identifier && (
        <TaskDetail
          key={identifier}
          identifier={identifier}
          useRequests={element.hasAttribute('use-requests')}
          readOnly={element.hasAttribute('read-only')}
          page={oneOf(element, 'page', taskPages)}
          status={oneOf(element, 'status', statusFilters)}
          onClose={() => element.emit('tramita-close')}
          onChanged={() => element.emit('tramita-changed')}
        />
      )
    );
  },
  { isArea: true, createQueries: createQueryClient },
);
