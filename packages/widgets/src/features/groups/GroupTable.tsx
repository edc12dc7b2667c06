import type { GroupRow } from '@tramita/client/contract';
import { Pencil } from 'lucide-react';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { HeaderCell } from '../../ui/Table/HeaderCell.tsx';
import { Cell, Row, SpanRow } from '../../ui/Table/Row.tsx';
import { Table, TableBody, TableHead } from '../../ui/Table/Table.tsx';
import { endOfListPx, useEndOfList } from '../../ui/use-end-of-list.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Groups.css.ts';
import type { GroupsViewProps } from './groups-view-props.ts';

const columns = 3;

/** The rows that are there, or what stands in their place; coming near the end asks for more. */
export function GroupTable(props: GroupsViewProps) {
  const { messages, status, rows } = props;
  const end = useEndOfList({ onEnd: props.onLoadMore, key: rows.length, distancePx: endOfListPx - styles.room });
  return (
    <Table label={messages[props.tab]} refreshing={props.isRefreshing} loading={status === 'loading'}>
      <TableHead>
        <tr>
          <HeaderCell>{messages.name}</HeaderCell>
          <HeaderCell width={160}>{messages.status}</HeaderCell>
          <HeaderCell width={88} align="end">
            <VisuallyHidden>{messages.actions}</VisuallyHidden>
          </HeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        <Rows {...props} />
        <Row ref={end} aria-hidden="true" className={styles.end} />
      </TableBody>
    </Table>
  );
}

function Rows({ messages, status, rows, ...props }: GroupsViewProps) {
  if (status === 'loading') return <LoadingRows count={10} />;
  if (status === 'error') {
    return (
      <SpanRow columns={columns}>
        <ErrorState
          title={messages.listFailed}
          error={props.error}
          onRetry={props.onRetry}
          retrying={props.isRetrying}
        />
      </SpanRow>
    );
  }
  if (rows.length === 0) {
    const query = props.query.trim();
    const none = props.tab === 'attendance' ? messages.noAttendance : messages.noInitializer;
    return (
      <SpanRow columns={columns}>
        <EmptyState title={messages.nothing} onClearSearch={query ? () => props.onQueryChange('') : undefined}>
          {query ? messages.nothingFor(query) : none}
        </EmptyState>
      </SpanRow>
    );
  }
  return (
    <>
      {rows.map((group) => (
        <GroupLine key={group.id} messages={messages} group={group} onOpen={props.onOpen} />
      ))}
      {props.hasFailedLater ? (
        <SpanRow columns={columns}>
          <Notice
            tone="danger"
            strip
            title={messages.listFailed}
            actions={
              <Button size="sm" busy={props.isRetrying} onClick={props.onRetry}>
                {messages.retry}
              </Button>
            }
          />
        </SpanRow>
      ) : (
        props.hasMore && <LoadingRows count={2} />
      )}
    </>
  );
}

interface GroupLineProps {
  messages: GroupsViewProps['messages'];
  group: GroupRow;
  onOpen: (group: number) => void;
}

function GroupLine({ messages, group, onOpen }: GroupLineProps) {
  const { id, name, active } = group;
  return (
    <Row data-group={id}>
      <Cell card="title">
        <span className={styles.name}>
          <Avatar name={name} group size="md" />
          <span className={styles.clipped} title={name}>
            {name}
          </span>
        </span>
      </Cell>
      <Cell card="line">
        <Chip tone={active ? 'success' : 'neutral'}>{active ? messages.active : messages.inactive}</Chip>
      </Cell>
      <Cell card="own" align="end" className={styles.actions}>
        {/* a tooltip would lie over the button of the next row */}
        <IconButton name={messages.edit(name)} icon={<Pencil />} tooltip={false} onClick={() => onOpen(id)} />
      </Cell>
    </Row>
  );
}

function LoadingRows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <Row key={index} aria-hidden="true">
      <Cell card="title">
        <Skeleton width="42%" />
      </Cell>
      <Cell card="line">
        <Skeleton width={64} />
      </Cell>
      <Cell card="own" align="end" className={styles.actions}>
        <Skeleton width={24} height={16} />
      </Cell>
    </Row>
  ));
}
