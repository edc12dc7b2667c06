import type { ReactNode } from 'react';
import type { departmentsMessages } from '../../messages/departments.ts';
import { useLink } from '../../provider/useLink.ts';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { HeaderCell } from '../../ui/Table/HeaderCell.tsx';
import { Cell, Row, SpanRow } from '../../ui/Table/Row.tsx';
import { Table, TableBody, TableHead } from '../../ui/Table/Table.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { AreaActions } from './AreaActions.tsx';
import type { AreaWindows, NamedArea } from './AreaWindows.tsx';
import * as styles from './Departments.css.ts';

interface AreaTableProps {
  label: string;
  messages: typeof departmentsMessages;
  /** Null while they are loaded. */
  rows: readonly NamedArea[] | null;
  isRefreshing: boolean;
  /** In place of the rows when there are none, or when they could not be had. */
  instead: ReactNode;
  hrefOf: (area: NamedArea) => string;
  windows: AreaWindows;
}

/** Departments or sectors, each a link to itself with what may be done with it. */
export function AreaTable({ label, messages, rows, isRefreshing, instead, hrefOf, windows }: AreaTableProps) {
  const Link = useLink();
  return (
    <Table label={label} refreshing={isRefreshing} loading={rows === null && !instead}>
      <TableHead>
        <tr>
          <HeaderCell>{messages.description}</HeaderCell>
          <HeaderCell width={120}>{messages.status}</HeaderCell>
          <HeaderCell width={120} align="end">
            <VisuallyHidden>{messages.actions}</VisuallyHidden>
          </HeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {instead ? (
          <SpanRow columns={3}>{instead}</SpanRow>
        ) : rows === null ? (
          <LoadingRows />
        ) : (
          rows.map((area) => (
            <Row key={area.id}>
              <Cell card="title">
                <Link className={styles.name} href={hrefOf(area)}>
                  {area.description}
                </Link>
              </Cell>
              <Cell card="line">
                <StatusChip messages={messages} active={area.active} />
              </Cell>
              <Cell card="own" align="end" className={styles.actionsCell}>
                <AreaActions messages={messages} area={area} windows={windows} />
              </Cell>
            </Row>
          ))
        )}
      </TableBody>
    </Table>
  );
}

/** Whether it is active, in a word. */
export function StatusChip({ messages, active }: { messages: typeof departmentsMessages; active: boolean }) {
  return <Chip tone={active ? 'success' : 'neutral'}>{active ? messages.active : messages.inactive}</Chip>;
}

function LoadingRows() {
  return Array.from({ length: 6 }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <Row key={index} aria-hidden="true">
      <Cell card="title">
        <Skeleton width="42%" />
      </Cell>
      <Cell card="line">
        <Skeleton width={56} />
      </Cell>
      <Cell card="own" align="end" className={styles.actionsCell}>
        <Skeleton width={56} height={16} />
      </Cell>
    </Row>
  ));
}
