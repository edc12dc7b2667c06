import { useState } from 'react';
import { outboxMessages } from '../../messages/features/outbox.ts';
import { QueryScope } from '../../provider/QueryScope.tsx';
import type { TramitaSettings } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import * as styles from './Outbox.css.ts';
import { OutboxView } from './OutboxView.tsx';
import { type OutboxFilter, useOutbox } from './use-outbox.ts';

export type { OutboxFilter } from './use-outbox.ts';

/** Props of the outbox. */
export interface OutboxProps extends Pick<TramitaSettings, 'client' | 'theme'> {
  /** The filters. If omitted, the widget keeps them itself and starts with all messages. */
  filter?: OutboxFilter;
  onFilterChange?: (filter: OutboxFilter) => void;
  /** Address of a request by its protocol. If omitted, messages have no link to their request. */
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
  const change = (next: OutboxFilter) => {
    setOwn(next);
    onFilterChange?.(next);
  };
  const list = useOutbox(filter, (page) => change({ ...filter, page }));
  return (
    <OutboxView
      messages={messages}
      status={list.status}
      isRefreshing={list.isRefreshing}
      hasFailedLater={list.hasFailedLater}
      rows={list.rows}
      total={list.total}
      filter={filter}
      onFilterChange={change}
      onRetry={list.retry}
      error={list.problem?.error}
      isRetrying={list.isRetrying}
      requestHref={requestHref}
    />
  );
}
