import type { TaskDetail } from '../../features/task-detail/TaskDetail.tsx';
import type { TaskDetailProps } from '../../features/task-detail/task-detail-props.ts';
import type { LazyPart } from '../../ui/lazy-part.ts';
import { usePartOnOpening } from '../../ui/use-opened-part.ts';

interface OpenTaskDetailProps extends TaskDetailProps {
  part: LazyPart<typeof TaskDetail>;
}

/** The open task of the list, rendered once its code is loaded. */
export function OpenTaskDetail({ part, ...task }: OpenTaskDetailProps) {
  const Detail = usePartOnOpening(part, true, task.onClose);
  return Detail ? <Detail {...task} /> : <div aria-busy="true" />;
}
