import { isProblem } from '@tramita/client';
import { useEffect, useState } from 'react';
import { outboxMessages } from '../../messages/features/outbox.ts';
import { QueryScope } from '../../provider/QueryScope.tsx';
import type { TramitaSettings } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import * as styles from './Outbox.css.ts';
import { OutboxView } from './OutboxView.tsx';
import { type OutboxFilter, outboxPageSize, useOutbox } from './use-outbox.ts';

export type { OutboxFilter } from './use-outbox.ts';

/** Props of the outbox. */
export interface OutboxProps extends Pick<TramitaSettings, 'client' | 'theme'> {
  /** What is shown. Left out, the widget keeps it itself, beginning with everything. */
  filter?: OutboxFilter;
  onFilterChange?: (filter: OutboxFilter) => void;
  /** Address of a request by its protocol; without it messages have no link to theirs. */
  requestHref?: (protocol: string) => string;
}

/**
 * The e-mail and chat messages of steps, for administrators: what was sent, what failed and why, and what is kept
 * because its channel is not configured. Fills its container, which should have a height.
 *
 * @example
 * <Outbox client={client} requestHref={(protocol) => `/report/task/${protocol}`} />
 */
export function Outbox({ client, theme, ...props }: OutboxProps) {
  return (
    <WidgetRoot client={client} theme={theme} className={styles.root}>
      <QueryScope>
        <ConnectedOutbox {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

const everything: OutboxFilter = { channel: null, state: null, page: 0 };

function ConnectedOutbox({ filter: given, onFilterChange, requestHref }: Omit<OutboxProps, 'client' | 'theme'>) {
  const messages = useMessages(outboxMessages);
  const [own, setOwn] = useState(everything);
  const filter = given ?? own;
  const list = useOutbox(filter);
  const change = (next: OutboxFilter) => {
    setOwn(next);
    onFilterChange?.(next);
  };

  // messages are forgotten after a time: a page that is gone leads to the last one
  const total = list.isPlaceholderData ? null : (list.data?.totalElements ?? null);
  const isBeyond = total !== null && filter.page > 0 && filter.page * outboxPageSize >= total;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that turns out to be gone
  useEffect(() => {
    if (isBeyond && total !== null) change({ ...filter, page: Math.max(0, Math.ceil(total / outboxPageSize) - 1) });
  }, [isBeyond, total]);

  return (
    <OutboxView
      messages={messages}
      status={statusOf(list)}
      isRefreshing={list.isFetching && list.data !== undefined}
      hasFailedLater={list.isError && list.data !== undefined}
      rows={list.data?.elements ?? []}
      total={list.data?.totalElements ?? null}
      filter={filter}
      onFilterChange={change}
      onRetry={() => void list.refetch()}
      error={list.error}
      isRetrying={list.isError && list.isFetching}
      requestHref={requestHref}
    />
  );
}

function statusOf({ error, data, isPending }: ReturnType<typeof useOutbox>) {
  if (isProblem(error, 'FORBIDDEN')) return 'forbidden';
  if (data === undefined) return isPending ? 'loading' : 'error';
  return 'ready';
}
