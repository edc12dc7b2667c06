import { listOutbox, type OutboxMessage } from '@tramita/client/contract';
import { useState } from 'react';
import { usePagedCall } from '../../calls/use-paged-call.ts';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { outboxMessages } from '../../messages/features/outbox.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import type { WidgetSettings } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import * as styles from './Outbox.css.ts';
import { type OutboxFilter, OutboxFilters } from './OutboxFilters.tsx';
import { outboxColumns } from './outbox-columns.tsx';

const loadSheet = () => import('virtual:sheet/outbox');

export type { OutboxFilter } from './OutboxFilters.tsx';

/** Props of the outbox. */
export interface OutboxProps extends WidgetSettings {
  /** The filters. If omitted, the widget keeps them itself and starts with all messages. */
  filter?: OutboxFilter;
  onFilterChange?: (filter: OutboxFilter) => void;
  /** Address of a request by its protocol. If omitted, messages have no link to their request. */
  requestHref?: (protocol: string) => string;
}

/**
 * The e-mail and chat messages of steps, for administrators: sent messages, failed ones with the reason, and
 * those kept because their channel is not configured. Fills its container, which should have a height.
 *
 * @example
 * <Outbox client={client} requestHref={(protocol) => `/report/task/${protocol}`} />
 */
export function Outbox({ client, theme, isolate, locale, ...props }: OutboxProps) {
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
        <ConnectedOutbox {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

const everything: OutboxFilter = { channel: null, state: null, page: 0 };
/** Messages per page. */
const pageSize = 25;

function ConnectedOutbox({ filter: given, onFilterChange, requestHref }: Omit<OutboxProps, keyof WidgetSettings>) {
  const messages = useMessages(outboxMessages);
  const [own, setOwn] = useState(everything);
  const [open, setOpen] = useState<OutboxMessage | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const filter = given ?? own;
  const { channel, state, page } = filter;
  const change = (next: OutboxFilter) => {
    setOwn(next);
    onFilterChange?.(next);
  };
  const turn = (next: number) => change({ ...filter, page: next });
  const query = { channel: channel ?? undefined, state: state ?? undefined };
  // old messages are deleted after a time, so the page may be gone
  const list = usePagedCall(listOutbox, { query }, { page, size: pageSize, onPageGone: turn });
  const isFiltered = channel !== null || state !== null;
  return (
    <ListScreen
      slot="outbox"
      label={messages.list}
      messages={messages}
      forbidden={messages.forbidden}
      list={list}
      columns={outboxColumns({
        messages,
        onOpen: (message) => {
          setOpen(message);
          setIsOpen(true);
        },
      })}
      loadingRows={10}
      head={<OutboxFilters messages={messages} total={list.total} filter={filter} onFilterChange={change} />}
      empty={
        <EmptyState
          title={messages.nothing}
          actions={isFiltered && <Button onClick={() => change(everything)}>{messages.clear}</Button>}
        >
          {isFiltered ? messages.nothingFound : messages.nothingHere}
        </EmptyState>
      }
      paging={{ page, pageSize, onPageChange: turn }}
    >
      {/* the message stays while its dialog fades out */}
      <MessageDialog
        messages={messages}
        message={open}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        requestHref={requestHref}
      />
    </ListScreen>
  );
}
