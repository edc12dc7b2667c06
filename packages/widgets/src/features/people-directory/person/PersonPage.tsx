import type { PersonDetail } from '@tramita/client/contract';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import type { peopleDirectoryMessages } from '../../../messages/features/people/people-directory.ts';
import * as rowStyles from '../../../person-data/DataRow.css.ts';
import { useCapabilities } from '../../../provider/use-capability.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx';
import { ForbiddenState } from '../../../ui/ForbiddenState/ForbiddenState.tsx';
import { LiveRegion } from '../../../ui/LiveRegion/LiveRegion.tsx';
import type { LeaveRequest } from '../../../ui/leave-request.ts';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { TableFrame } from '../../../ui/Table/Table.tsx';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import { PersonAbsences } from './PersonAbsences.tsx';
import { PersonAccess } from './PersonAccess.tsx';
import { PersonData } from './PersonData.tsx';
import { PersonGroups } from './PersonGroups.tsx';
import { PersonHead } from './PersonHead.tsx';
import { PersonHistory } from './PersonHistory.tsx';
import * as styles from './PersonPage.css.ts';
import { PersonTasks } from './PersonTasks.tsx';
import { usePerson } from './use-person.ts';
import { usePersonTasks } from './use-person-tasks.ts';

export interface PersonPageProps {
  messages: typeof peopleDirectoryMessages;
  /** Id of the person. */
  person: number;
  /** A navigation that the page holds back. */
  leaving: LeaveRequest | null;
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
  /** Called when the user goes back to the list. */
  onBack: () => void;
}

/** The page of a person: their data, groups, access, absences, open tasks and changes in tabs. */
export function PersonPage({ person: id, messages, onBack, ...page }: PersonPageProps) {
  const loaded = usePerson(id);
  const back = (
    <Button variant="ghost" size="sm" icon={<ChevronLeft />} className={styles.back} onClick={onBack}>
      {messages.everyone}
    </Button>
  );
  if (loaded.status === 'forbidden') return <ForbiddenState>{messages.forbidden}</ForbiddenState>;
  if (loaded.isMissing) {
    return (
      <TableFrame label={messages.person} data-slot="person">
        <EmptyState title={messages.notFound} actions={<Button onClick={onBack}>{messages.everyone}</Button>} />
      </TableFrame>
    );
  }
  if (!loaded.data) {
    return (
      <TableFrame label={messages.person} aria-busy={!loaded.problem} data-slot="person">
        <div className={styles.head}>{back}</div>
        {loaded.problem ? (
          <ErrorState
            title={messages.personFailed}
            error={loaded.problem.error}
            onRetry={loaded.retry}
            retrying={loaded.isRetrying}
          />
        ) : (
          <PersonPlaceholder loading={messages.loadingPerson} />
        )}
      </TableFrame>
    );
  }
  return (
    <TableFrame label={loaded.data.completeName} data-slot="person">
      <div className={styles.head}>
        {back}
        <PersonHead person={loaded.data} messages={messages} />
      </div>
      <PersonTabs key={id} person={loaded.data} messages={messages} {...page} />
    </TableFrame>
  );
}

function PersonPlaceholder({ loading }: { loading: string }) {
  return (
    <div className={styles.content}>
      {[280, 420, 360, 320, 400, 260].map((width) => (
        <div key={width} className={rowStyles.row}>
          <Skeleton width={96} />
          <Skeleton width={width} />
        </div>
      ))}
      <LiveRegion>{loading}</LiveRegion>
    </div>
  );
}

type TabId = 'data' | 'groups' | 'access' | 'absences' | 'tasks' | 'history';

interface PersonTabsProps extends Pick<PersonPageProps, 'messages' | 'leaving' | 'onUnsavedChange'> {
  person: PersonDetail;
}

function PersonTabs({ person, messages, ...page }: PersonTabsProps) {
  const [tab, setTab] = useState<TabId>('data');
  const isOffered = useCapabilities();
  const [isUnsaved, setUnsaved] = useState(false);
  const [waiting, setWaiting] = useState<LeaveRequest | null>(null);
  const tasks = usePersonTasks(person.id, isOffered('directory.tasks'));
  /** Changes the tab, after a question if the present one has unsaved input. */
  function change(next: TabId): void {
    if (next === tab) return;
    if (!isUnsaved) {
      setTab(next);
      return;
    }
    setWaiting({
      leave: () => {
        setWaiting(null);
        setTab(next);
      },
      stay: () => setWaiting(null),
    });
  }
  const editing = {
    person,
    messages,
    leaving: waiting ?? page.leaving,
    onUnsavedChange: (now: boolean) => {
      setUnsaved(now);
      page.onUnsavedChange?.(now);
    },
  };
  const { total } = tasks.list;
  return (
    <Tabs<TabId>
      className={styles.tabs}
      label={messages.tabs}
      value={tab}
      onChange={change}
      tabs={[
        { id: 'data', label: messages.data, content: <PersonData {...editing} /> },
        {
          id: 'groups',
          label: messages.groups,
          badge: <Badge count={person.groups.length} label={messages.groupCount(person.groups.length)} />,
          content: <PersonGroups {...editing} />,
        },
        { id: 'access', label: messages.access, content: <PersonAccess {...editing} /> },
        ...(isOffered('absences.list')
          ? [{ id: 'absences' as const, label: messages.absences, content: <PersonAbsences {...editing} /> }]
          : []),
        ...(isOffered('directory.tasks')
          ? [
              {
                id: 'tasks' as const,
                label: messages.tasks,
                badge: total !== null && <Badge count={total} label={messages.taskCount(total)} />,
                content: <PersonTasks messages={messages} tasks={tasks} />,
              },
            ]
          : []),
        ...(isOffered('audit.list')
          ? [{ id: 'history' as const, label: messages.history, content: <PersonHistory {...{ person, messages }} /> }]
          : []),
      ]}
    />
  );
}
