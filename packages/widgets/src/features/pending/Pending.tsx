import { listPending, type PendingKind } from '@tramita/client/contract';
import { useRef } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { LateFailure } from '../../lists/LateFailure.tsx';
import { pendingMessages } from '../../messages/features/pending.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import type { WidgetSettings } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { ForbiddenState } from '../../ui/ForbiddenState/ForbiddenState.tsx';
import { ListStatus } from '../../ui/LiveRegion/ListStatus.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import * as styles from './Pending.css.ts';
import { PendingIndex } from './PendingIndex.tsx';
import { PendingSection } from './PendingSection.tsx';
import { PendingSettings } from './PendingSettings.tsx';
import { type PendingLinks, stoppingKinds } from './pending-links.ts';

const loadSheet = () => import('virtual:sheet/pending');

/** Props of the list of pending work. */
export interface PendingProps extends WidgetSettings {
  /** Pages on which the work is solved. @default no links */
  links?: PendingLinks;
}

const noLinks: PendingLinks = {};

/**
 * What waits for an administrator, by kind: tasks that no active person can work, failed steps without assignee, and gaps
 * in the records, each with the action that solves it. Fills its container, which should have a height.
 *
 * @example
 * <Pending client={client} links={{ person: (id) => `/people/${id}` }} />
 */
export function Pending({ client, theme, isolate, locale, links = noLinks }: PendingProps) {
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
        <ConnectedPending links={links} />
      </QueryScope>
    </WidgetRoot>
  );
}

function ConnectedPending({ links }: { links: PendingLinks }) {
  const messages = useMessages(pendingMessages);
  const call = useCall(listPending, { query: {} });
  const sections = useRef<HTMLDivElement>(null);
  const showSection = (kind: PendingKind) => {
    const title = sections.current?.querySelector<HTMLElement>(`[data-kind="${kind}"] h2`);
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'start' });
  };
  if (call.status === 'forbidden') return <ForbiddenState>{messages.forbidden}</ForbiddenState>;
  const found = (call.data?.kinds ?? []).filter(({ total }) => total > 0);
  const totalOf = (kinds: typeof found) => kinds.reduce((sum, { total }) => sum + total, 0);
  const total = totalOf(found);
  const stopping = totalOf(found.filter(({ kind }) => stoppingKinds.has(kind)));
  return (
    <section
      className={styles.screen}
      aria-label={messages.list}
      aria-busy={call.status === 'loading'}
      data-slot="pending"
    >
      {total > 0 && (
        <p className={styles.head}>
          <strong>{messages.count(total)}</strong>
          {stopping > 0 && <span className={styles.muted}>{messages.stopping(stopping)}</span>}
        </p>
      )}
      {call.hasFailedLater && <LateFailure messages={messages} list={call} />}
      {call.status === 'loading' && <LoadingSections />}
      {call.status === 'error' && (
        <ErrorState
          title={messages.listFailed}
          error={call.problem?.error}
          onRetry={call.retry}
          retrying={call.isRetrying}
        />
      )}
      {call.status === 'ready' && total === 0 && <EmptyState title={messages.allInOrder} />}
      {found.length > 0 && (
        <div className={styles.body}>
          <PendingIndex messages={messages} groups={found} onOpen={showSection} />
          <div ref={sections} className={styles.sections}>
            {found.map((group) => (
              <PendingSection key={group.kind} messages={messages} group={group} links={links} />
            ))}
          </div>
        </div>
      )}
      {call.status === 'ready' && <PendingSettings messages={messages} />}
      <ListStatus failed={call.status === 'error'} loading={messages.loading}>
        {call.status === 'ready' ? (total === 0 ? messages.allInOrder : messages.count(total)) : null}
      </ListStatus>
    </section>
  );
}

function LoadingSections() {
  return [1, 2, 3].map((key) => (
    <div key={key} className={styles.loading}>
      <Skeleton width={260} height={14} />
      <Skeleton width={360} />
      <Skeleton />
      <Skeleton />
    </div>
  ));
}
