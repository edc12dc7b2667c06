import { type OutboxMessage, outboxChannels, outboxStates } from '@tramita/client/contract';
import { useState } from 'react';
import { failureOf } from '../../messages/failures.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ForbiddenState } from '../../ui/ForbiddenState/ForbiddenState.tsx';
import { ListStatus } from '../../ui/LiveRegion/ListStatus.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { TableFrame } from '../../ui/Table/Table.tsx';
import { Toolbar } from '../../ui/Toolbar/Toolbar.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { MessageTable } from './MessageTable.tsx';
import * as styles from './Outbox.css.ts';
import type { OutboxViewProps } from './outbox-view-props.ts';
import { outboxPageSize } from './use-outbox.ts';

/** The outbox as it looks; it loads nothing. */
export function OutboxView(props: OutboxViewProps) {
  const { messages, status, total, filter, onFilterChange } = props;
  const [open, setOpen] = useState<OutboxMessage | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (status === 'forbidden') return <ForbiddenState>{messages.forbidden}</ForbiddenState>;
  return (
    <TableFrame label={messages.list} aria-busy={status === 'loading'} data-slot="outbox">
      <Filters {...props} />
      {props.hasFailedLater && (
        <Notice
          strip
          tone="danger"
          title={failureOf(props.error).title}
          actions={
            <Button size="sm" busy={props.isRetrying} onClick={props.onRetry}>
              {messages.retry}
            </Button>
          }
        />
      )}
      <MessageTable
        {...props}
        onOpen={(message) => {
          setOpen(message);
          setIsOpen(true);
        }}
      />
      <Pagination
        page={filter.page}
        pageSize={outboxPageSize}
        total={total}
        onPageChange={(page) => onFilterChange({ ...filter, page })}
      />
      {/* the message stays while its window fades */}
      <MessageDialog
        messages={messages}
        message={open}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        requestHref={props.requestHref}
      />
      <ListStatus failed={status === 'error'} loading={messages.loading}>
        {total === null ? null : messages.count(total)}
      </ListStatus>
    </TableFrame>
  );
}

function Filters({ messages, total, filter, onFilterChange }: OutboxViewProps) {
  return (
    <Toolbar label={messages.filters} className={styles.toolbar}>
      <strong className={styles.total}>{total === null ? <Skeleton width={96} /> : messages.count(total)}</strong>
      <span className={styles.filter}>
        <Select
          size="sm"
          aria-label={messages.channel}
          placeholder={messages.everyChannel}
          value={filter.channel ?? ''}
          options={outboxChannels.map((value) => ({ value, label: messages[value] }))}
          onValueChange={(value) => {
            const channel = outboxChannels.find((known) => known === value) ?? null;
            onFilterChange({ ...filter, channel, page: 0 });
          }}
        />
      </span>
      <span className={styles.filter}>
        <Select
          size="sm"
          aria-label={messages.state}
          placeholder={messages.everyState}
          value={filter.state ?? ''}
          options={outboxStates.map((value) => ({ value, label: messages[value] }))}
          onValueChange={(value) => {
            const state = outboxStates.find((known) => known === value) ?? null;
            onFilterChange({ ...filter, state, page: 0 });
          }}
        />
      </span>
    </Toolbar>
  );
}
