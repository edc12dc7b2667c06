import type { GroupMember } from '@tramita/client/contract';
import type { ReactNode } from 'react';
import type { departmentsMessages } from '../../messages/features/departments.ts';
import { formatInteger } from '../../messages/format/format-number.ts';
import { personOption } from '../../people/person-option.tsx';
import { useLink } from '../../provider/use-link.ts';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { HeaderCell } from '../../ui/Table/HeaderCell.tsx';
import { Cell, Row, SpanRow } from '../../ui/Table/Row.tsx';
import { Table, TableBody, TableHead } from '../../ui/Table/Table.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { AreaActions } from './AreaActions.tsx';
import type { AreaWindows, NamedArea } from './AreaWindows.tsx';
import * as styles from './Departments.css.ts';

/** A department or sector in a list. A server without the figures leaves them out. */
export interface ListedArea extends NamedArea {
  readonly responsibles?: readonly GroupMember[] | undefined;
  readonly processCount?: number | undefined;
  /** Of a department. */
  readonly sectors?: readonly unknown[] | undefined;
}

interface AreaTableProps {
  label: string;
  messages: typeof departmentsMessages;
  /** Null while they are loaded. */
  rows: readonly ListedArea[] | null;
  isRefreshing: boolean;
  /** In place of the rows when there are none, or when they could not be had. */
  instead: ReactNode;
  /** Departments count their sectors. @default false */
  hasSectors?: boolean;
  hrefOf: (area: ListedArea) => string;
  processesHrefOf: (area: ListedArea) => string;
  windows: AreaWindows;
}

/** Departments or sectors with their figures; each links to its page and offers its actions. */
export function AreaTable(props: AreaTableProps) {
  const { label, messages, rows, isRefreshing, instead, hasSectors = false } = props;
  const columns = {
    hasSectors,
    hasFigures: !rows?.length || rows.some(({ processCount }) => processCount !== undefined),
  };
  return (
    <Table label={label} refreshing={isRefreshing} loading={rows === null && !instead}>
      <TableHead>
        <tr>
          <HeaderCell>{messages.description}</HeaderCell>
          {columns.hasFigures && <HeaderCell>{messages.responsibles}</HeaderCell>}
          {columns.hasFigures && hasSectors && (
            <HeaderCell width={84} align="end">
              {messages.sectors}
            </HeaderCell>
          )}
          {columns.hasFigures && (
            <HeaderCell width={104} align="end">
              {messages.processes}
            </HeaderCell>
          )}
          <HeaderCell width={112} className={styles.statusCell}>
            {messages.status}
          </HeaderCell>
          <HeaderCell width={104} align="end">
            <VisuallyHidden>{messages.actions}</VisuallyHidden>
          </HeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {instead ? (
          <SpanRow columns={3 + (columns.hasFigures ? 2 + Number(hasSectors) : 0)}>{instead}</SpanRow>
        ) : rows === null ? (
          <LoadingRows hasSectors={hasSectors} />
        ) : (
          rows.map((area) => <AreaRow key={area.id} {...props} {...columns} area={area} />)
        )}
      </TableBody>
    </Table>
  );
}

interface AreaRowProps extends Pick<AreaTableProps, 'messages' | 'hrefOf' | 'processesHrefOf' | 'windows'> {
  area: ListedArea;
  hasSectors: boolean;
  hasFigures: boolean;
}

function AreaRow({ messages, area, hrefOf, processesHrefOf, windows, hasSectors, hasFigures }: AreaRowProps) {
  const Link = useLink();
  const names = area.responsibles?.map((person) => personOption(person).label).join(', ');
  const processes = area.processCount !== undefined && (
    <Link className={styles.figure} href={processesHrefOf(area)}>
      {formatInteger(area.processCount)}
      <VisuallyHidden>{` ${messages.processesOf(area.processCount, area.description)}`}</VisuallyHidden>
    </Link>
  );
  return (
    <Row>
      <Cell card="title">
        <Link className={styles.name} href={hrefOf(area)}>
          {area.description}
        </Link>
      </Cell>
      {hasFigures && (
        <Cell card="meta" title={names || undefined}>
          {names || <span className={styles.noPeople}>{messages.noResponsibles}</span>}
        </Cell>
      )}
      {hasFigures && hasSectors && (
        <Cell align="end" numeric>
          {area.sectors && formatInteger(area.sectors.length)}
        </Cell>
      )}
      {hasFigures && (
        <Cell align="end" numeric>
          {processes}
        </Cell>
      )}
      <Cell card="line" className={styles.statusCell}>
        <StatusChip messages={messages} active={area.active} />
        {hasFigures && (
          <span className={styles.cardFigures}>
            {[
              hasSectors && area.sectors && messages.sectorCount(area.sectors.length),
              area.processCount !== undefined && messages.processCount(area.processCount),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
      </Cell>
      <Cell card="own" align="end" className={styles.actionsCell}>
        <AreaActions messages={messages} area={area} windows={windows} />
      </Cell>
    </Row>
  );
}

/** Whether it is active, in a word. */
export function StatusChip({ messages, active }: { messages: typeof departmentsMessages; active: boolean }) {
  return <Chip tone={active ? 'success' : 'neutral'}>{active ? messages.active : messages.inactive}</Chip>;
}

function LoadingRows({ hasSectors }: { hasSectors: boolean }) {
  return Array.from({ length: 6 }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <Row key={index} aria-hidden="true">
      <Cell card="title">
        <Skeleton width="42%" />
      </Cell>
      <Cell card="meta">
        <Skeleton width="58%" />
      </Cell>
      {hasSectors && (
        <Cell align="end">
          <Skeleton width={16} />
        </Cell>
      )}
      <Cell align="end">
        <Skeleton width={16} />
      </Cell>
      <Cell card="line" className={styles.statusCell}>
        <Skeleton width={56} />
      </Cell>
      <Cell card="own" align="end" className={styles.actionsCell}>
        <Skeleton width={56} height={16} />
      </Cell>
    </Row>
  ));
}
