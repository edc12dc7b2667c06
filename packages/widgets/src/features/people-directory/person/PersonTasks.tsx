import type { PersonTask } from '@tramita/client/contract';
import { dueState } from '@tramita/client/rules';
import { ListScreen } from '../../../lists/ListScreen.tsx';
import type { ListColumn } from '../../../lists/list-column.ts';
import type { peopleDirectoryMessages } from '../../../messages/features/people/people-directory.ts';
import { dueTone } from '../../../timeline/due-tone.ts';
import { Chip } from '../../../ui/Chip/Chip.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { RelativeTime } from '../../../ui/RelativeTime/RelativeTime.tsx';
import { useUiEnvironment } from '../../../ui/ui-environment.ts';
import type { PersonTasksState } from './use-person-tasks.ts';

type Messages = typeof peopleDirectoryMessages;

interface PersonTasksProps {
  messages: Messages;
  tasks: PersonTasksState;
}

/** The open tasks of a person, with a mark at those that no one else can work on. */
export function PersonTasks({ messages, tasks: { list, paging } }: PersonTasksProps) {
  return (
    <ListScreen
      slot="person-tasks"
      label={messages.tasks}
      messages={{
        loading: messages.loading,
        retry: messages.retry,
        listFailed: messages.tasksFailed,
        count: messages.taskCount,
      }}
      forbidden={messages.forbidden}
      list={list}
      columns={taskColumns(messages)}
      loadingRows={6}
      head={null}
      empty={<EmptyState title={messages.noTasks}>{messages.tasksHere}</EmptyState>}
      paging={paging}
    />
  );
}

/** When a task is due, in the color of its urgency. */
function DueTime({ value }: { value: string }) {
  const { now } = useUiEnvironment();
  return <RelativeTime value={value} className={dueTone(dueState(value, now()))} />;
}

const taskColumns = (messages: Messages): ListColumn<PersonTask>[] => [
  {
    id: 'process',
    label: messages.process,
    card: 'title',
    skeleton: { width: '64%' },
    cell: ({ process }) => <span title={process}>{process}</span>,
  },
  {
    id: 'idk',
    label: messages.idk,
    width: 96,
    numeric: true,
    card: 'meta',
    skeleton: { width: 48 },
    cell: ({ idk }) => String(idk),
  },
  {
    id: 'step',
    label: messages.step,
    width: '24%',
    card: 'line',
    skeleton: { width: '56%' },
    cell: ({ step }) => <span title={step}>{step}</span>,
  },
  {
    id: 'assignee',
    label: messages.assignee,
    width: 184,
    card: 'track',
    skeleton: { width: 96 },
    cell: ({ taken, sole }) =>
      (taken || sole) && (
        <Chip tone={sole ? 'warning' : 'neutral'}>{sole ? messages.soleTask : messages.takenTask}</Chip>
      ),
  },
  {
    id: 'dueAt',
    label: messages.dueAt,
    width: 136,
    align: 'end',
    card: 'due',
    skeleton: { width: 64 },
    cell: ({ dueAt }) => dueAt && <DueTime value={dueAt} />,
  },
];
