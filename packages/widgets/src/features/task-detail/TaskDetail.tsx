import { useCallback, useEffect, useRef } from 'react';
import { useUser } from '../../calls/use-user.ts';
import { taskDetailMessages } from '../../messages/features/task-detail.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import { useTramita, type WidgetSettings } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { useInertCovered } from '../../ui/use-inert-covered.ts';
import { useOpenedPart } from '../../ui/use-opened-part.ts';
import { usePhone } from '../../ui/use-phone.ts';
import * as styles from './TaskDetail.css.ts';
import type { TaskDetailProps } from './task-detail-props.ts';
import { loadProblem, useMarkRead, useTask, useTaskRefresh } from './use-task.ts';

const loadSheet = () => import('virtual:sheet/task-detail');

/** Code that shows a task; it is loaded in parallel with the task. */
const taskDetailCard = lazyPart(() => import('./TaskDetailCard.tsx').then((module) => module.TaskDetailCard));

/**
 * One task with its form, facts, steps, files, comments, history and actions. Fills its container, which should have a
 * height; on a phone it covers the screen.
 *
 * @example
 * <TaskDetail client={client} identifier={uuid} onClose={() => setUuid(null)} />
 */
export function TaskDetail({ client, theme, isolate, locale, ...props }: TaskDetailProps) {
  return (
    <WidgetRoot
      client={client}
      theme={theme}
      isolate={isolate}
      locale={locale}
      sheet={loadSheet}
      className={styles.root}
    >
      <QueryScope>
        <LoadedTaskDetail {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

function LoadedTaskDetail(props: Omit<TaskDetailProps, keyof WidgetSettings>) {
  const { identifier, readOnly = false, useRequests = readOnly, page = 'attendance', onChanged } = props;
  const onClose = () => {
    props.onUnsavedChange?.(false);
    props.onClose();
  };
  const messages = useMessages(taskDetailMessages);
  const snackbars = useSnackbars();
  const { onError, isPrerendering } = useTramita();
  const task = useTask({ identifier, useRequests });
  const { user, problem: userProblem, retry: retryUser } = useUser(props.user);
  // a server waits for the code only if it has the task
  const Card = useOpenedPart(taskDetailCard, !isPrerendering || task.data !== undefined, onClose);
  const refresh = useTaskRefresh();
  const changed = () => {
    refresh();
    onChanged?.();
  };
  useMarkRead(readOnly ? undefined : task.data, page, changed);

  const latest = useRef({ onClose, onError, snackbars, messages });
  latest.current = { onClose, onError, snackbars, messages };
  const giveUp = useCallback((error: unknown) => {
    latest.current.onError(error);
    latest.current.snackbars.error(loadProblem(error, latest.current.messages));
    latest.current.onClose();
  }, []);
  const failure = task.data ? userProblem?.error : task.problem?.error;
  useEffect(() => {
    if (failure) giveUp(failure);
  }, [failure, giveUp]);
  const retry = () => {
    if (task.problem) task.retry();
    if (userProblem) retryUser();
  };
  const reload = async () => {
    const problem = await task.reload();
    if (problem) giveUp(problem.error);
    else changed();
  };

  // seen only where the page leaves the detail open after `onClose`
  if (failure && !(task.data && user)) {
    return <ErrorState className={styles.detail} title={loadProblem(failure, messages)} onRetry={retry} />;
  }
  if (!task.data || !user || !Card) return <Loading label={messages.loading} />;
  return (
    <Card
      key={task.data.uuid}
      {...props}
      task={task.data}
      user={user}
      messages={messages}
      onChanged={changed}
      onReload={() => void reload()}
    />
  );
}

function Loading({ label }: { label: string }) {
  const detail = useRef<HTMLDivElement>(null);
  useInertCovered(detail, usePhone());
  return (
    <div ref={detail} className={styles.detail} aria-busy="true">
      <div className={styles.head}>
        <div className={styles.headLine} role="status">
          {label}
        </div>
        <div>
          <Skeleton width={240} height={20} />
          <Skeleton width={180} height={12} />
        </div>
      </div>
      <div className={styles.loading}>
        <Skeleton width="80%" height={14} />
        <Skeleton height={36} />
        <Skeleton height={36} />
        <Skeleton height={72} />
      </div>
    </div>
  );
}
