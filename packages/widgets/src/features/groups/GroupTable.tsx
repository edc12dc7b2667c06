import type { GroupRow } from '@tramita/client/contract';
import { Pencil } from 'lucide-react';
import { formatInteger } from '../../messages/format/format-number.ts';
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
import { useEndOfList } from '../../ui/use-end-of-list.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Groups.css.ts';
import type { GroupsViewProps } from './groups-view-props.ts';

const columns = 5;

/** Figures a server without them leaves out; request groups have no tasks. */
const shownFigures = ({ rows, tab }: Pick<GroupsViewProps, 'rows' | 'tab'>) => ({
  hasMembers: rows.length === 0 || rows.some(({ memberCount }) => memberCount !== undefined),
  hasTasks:
    tab === 'attendance' && (rows.length === 0 || rows.some(({ openTaskCount }) => openTaskCount !== undefined)),
});
type Figures = ReturnType<typeof shownFigures>;

/** The rows that are there, or what stands in their place; coming near the end asks for more. */
export function GroupTable(props: GroupsViewProps) {
  const { messages, status, rows } = props;
  const figures = shownFigures(props);
  const end = useEndOfList({ onEnd: props.onLoadMore, key: rows.length });
  return (
    <Table label={messages[props.tab]} refreshing={props.isRefreshing} loading={status === 'loading'}>
      <TableHead>
        <tr>
          <HeaderCell>{messages.name}</HeaderCell>
          {figures.hasMembers && (
            <HeaderCell width={104} align="end">
              {messages.members}
            </HeaderCell>
          )}
          {figures.hasTasks && (
            <HeaderCell width={136} align="end">
              {messages.openTasks}
            </HeaderCell>
          )}
          <HeaderCell width={148} className={styles.statusCell}>
            {messages.status}
          </HeaderCell>
          <HeaderCell width={88} align="end">
            <VisuallyHidden>{messages.actions}</VisuallyHidden>
          </HeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        <Rows {...props} figures={figures} />
        <Row ref={end} aria-hidden="true" className={styles.end} />
      </TableBody>
    </Table>
  );
}

function Rows({ messages, status, rows, figures, ...props }: GroupsViewProps & { figures: Figures }) {
  if (status === 'loading') return <LoadingRows count={10} figures={figures} />;
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
        <GroupLine key={group.id} messages={messages} group={group} figures={figures} onOpen={props.onOpen} />
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
        props.hasMore && <LoadingRows count={2} figures={figures} />
      )}
    </>
  );
}

interface GroupLineProps {
  messages: GroupsViewProps['messages'];
  group: GroupRow;
  figures: Figures;
  onOpen: (group: number) => void;
}

function GroupLine({ messages, group, figures, onOpen }: GroupLineProps) {
  const { id, name, active, memberCount, openTaskCount } = group;
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
      {figures.hasMembers && (
        <Cell align="end" numeric>
          {memberCount !== undefined && formatInteger(memberCount)}
        </Cell>
      )}
      {figures.hasTasks && (
        <Cell align="end" numeric>
          {openTaskCount !== undefined && formatInteger(openTaskCount)}
        </Cell>
      )}
      <Cell card="line" className={styles.statusCell}>
        <Chip tone={active ? 'success' : 'neutral'}>{active ? messages.active : messages.inactive}</Chip>
        <span className={styles.cardFigures}>
          {[
            memberCount !== undefined && messages.memberCount(memberCount),
            openTaskCount !== undefined && messages.openTaskCount(openTaskCount),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </Cell>
      <Cell card="own" align="end" className={styles.actions}>
        {/* a tooltip would lie over the button of the next row */}
        <IconButton name={messages.edit(name)} icon={<Pencil />} tooltip={false} onClick={() => onOpen(id)} />
      </Cell>
    </Row>
  );
}

function LoadingRows({ count, figures }: { count: number; figures: Figures }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <Row key={index} aria-hidden="true">
      <Cell card="title">
        <Skeleton width="42%" />
      </Cell>
      {figures.hasMembers && (
        <Cell align="end">
          <Skeleton width={16} />
        </Cell>
      )}
      {figures.hasTasks && (
        <Cell align="end">
          <Skeleton width={16} />
        </Cell>
      )}
      <Cell card="line" className={styles.statusCell}>
        <Skeleton width={64} />
      </Cell>
      <Cell card="own" align="end" className={styles.actions}>
        <Skeleton width={24} height={16} />
      </Cell>
    </Row>
  ));
}
