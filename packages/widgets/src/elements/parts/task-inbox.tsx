import { statusFilters, taskPages } from '@tramita/client/rules';
import { TaskInbox } from '../../composed/task-inbox/TaskInbox.tsx';
import { createQueryClient } from '../../provider/queries/create-query-client.ts';
import { oneOf, reflect } from '../view/attributes.ts';
import { createPart } from '../view/create-part.tsx';

export const part = createPart<'tramita-task-inbox'>(
  (element) => {
    const page = oneOf(element, 'page', taskPages) ?? 'attendance';
    const status = oneOf(element, 'status', statusFilters) ?? 'to-do';
    return (
      <TaskInbox
        page={page}
        status={status}
        openTask={element.getAttribute('open-task')}
        onOpenTaskChange={(identifier) => {
          reflect(element, 'open-task', identifier);
          element.emit('tramita-open-task', { identifier, menu: `${page}/${status}` });
        }}
      />
    );
  },
  { isArea: true, createQueries: createQueryClient },
);
