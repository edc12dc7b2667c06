import type { OutboxMessage } from '@tramita/client/contract';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { RelativeTime } from '../../ui/RelativeTime/RelativeTime.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { HeaderCell } from '../../ui/Table/HeaderCell.tsx';
import { Cell, Row, SpanRow } from '../../ui/Table/Row.tsx';
import { Table, TableBody, TableHead } from '../../ui/Table/Table.tsx';
import * as styles from './Outbox.css.ts';
import type { OutboxViewProps } from './outbox-view-props.ts';
import { StateChip } from './StateChip.tsx';

const columns = 5;

/** The rows of a page, or what stands in their place. */
export function MessageTable(props: OutboxViewProps & { onOpen: (message: OutboxMessage) => void }) {
  const { messages, status } = props;
  return (
    <Table label={messages.list} refreshing={props.isRefreshing} loading={status === 'loading'}>
      <TableHead>
        <tr>
          <HeaderCell width={168}>{messages.state}</HeaderCell>
          <HeaderCell width={112} secondary>
            {messages.channel}
          </HeaderCell>
          <HeaderCell width={220}>{messages.recipient}</HeaderCell>
          <HeaderCell>{messages.subject}</HeaderCell>
          <HeaderCell width={120} align="end">
            {messages.createdAt}
          </HeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        <Rows {...props} />
      </TableBody>
    </Table>
  );
}

function Rows({ messages, status, rows, filter, ...props }: Parameters<typeof MessageTable>[0]) {
  if (status === 'loading') return <LoadingRows />;
  if (status === 'error') {
    return (
      <SpanRow columns={columns}>
        <ErrorState error={props.error} onRetry={props.onRetry} retrying={props.isRetrying} />
      </SpanRow>
    );
  }
  if (rows.length === 0) {
    const isFiltered = filter.channel !== null || filter.state !== null;
    return (
      <SpanRow columns={columns}>
        <EmptyState
          title={messages.nothing}
          actions={
            isFiltered && (
              <Button onClick={() => props.onFilterChange({ channel: null, state: null, page: 0 })}>
                {messages.clear}
              </Button>
            )
          }
        >
          {isFiltered ? messages.nothingFound : messages.nothingHere}
        </EmptyState>
      </SpanRow>
    );
  }
  return rows.map((message) => (
    <MessageRow key={message.id} messages={messages} message={message} onOpen={props.onOpen} />
  ));
}

interface MessageRowProps {
  messages: OutboxViewProps['messages'];
  message: OutboxMessage;
  onOpen: (message: OutboxMessage) => void;
}

function MessageRow({ messages, message, onOpen }: MessageRowProps) {
  const { recipient, address } = message;
  const name = recipient ? (recipient.completeName ?? recipient.nickName) : messages.noRecipient;
  return (
    <Row>
      <Cell card="track">
        <StateChip messages={messages} state={message.state} />
      </Cell>
      <Cell secondary>{messages[message.channel]}</Cell>
      <Cell card="line">
        <span className={styles.person}>
          <Avatar name={name} />
          <span className={styles.names}>
            <span className={styles.name}>{name}</span>
            <span className={styles.address}>{address ?? messages.noAddress}</span>
          </span>
        </span>
      </Cell>
      <Cell card="title">
        <button type="button" className={styles.subject} onClick={() => onOpen(message)}>
          {message.subject}
        </button>
      </Cell>
      <Cell card="due" align="end" numeric>
        <RelativeTime value={message.createdAt} />
      </Cell>
    </Row>
  );
}

function LoadingRows() {
  return Array.from({ length: 10 }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <Row key={index} aria-hidden="true">
      <Cell card="track">
        <Skeleton width={112} />
      </Cell>
      <Cell secondary>
        <Skeleton width={56} />
      </Cell>
      <Cell card="line">
        <Skeleton width={168} />
      </Cell>
      <Cell card="title">
        <Skeleton width="72%" />
      </Cell>
      <Cell card="due" align="end">
        <Skeleton width={64} />
      </Cell>
    </Row>
  ));
}
