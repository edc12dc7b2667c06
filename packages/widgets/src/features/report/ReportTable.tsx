import type { ReportRow } from '@tramita/client/contract';
import { requestDateColumns } from '@tramita/client/rules';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { reportMessages } from '../../messages/features/report.ts';
import { formatDate } from '../../messages/format/format-date.ts';
import { reportHeaderTexts } from '../../messages/labels/report-headers.ts';
import { taskTypeTexts } from '../../messages/labels/task-types.ts';
import { responsibleNames } from '../../people/person-names.ts';
import { useLink } from '../../provider/use-link.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { isElement } from '../../ui/page-root.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { HeaderCell } from '../../ui/Table/HeaderCell.tsx';
import { Cell, Row, SpanRow } from '../../ui/Table/Row.tsx';
import { Table, TableBody, TableHead } from '../../ui/Table/Table.tsx';
import { Track } from '../../ui/Track/Track.tsx';
import * as styles from './Report.css.ts';
import { StatusChip } from './StatusChip.tsx';
import type { ReportSelection } from './use-report-selection.ts';

export interface ReportTableProps {
  messages: typeof reportMessages;
  /** Null while the first page loads. */
  rows: readonly ReportRow[] | null;
  /** Shown in place of rows. */
  instead: ReactNode;
  isRefreshing: boolean;
  selection: ReportSelection;
  /** Rows a page, for the skeletons. */
  pageSize: number;
  hrefOf: (row: ReportRow) => string;
  /** Names of the dates of the request that are shown as well. */
  added: readonly string[];
}

const columnCount = 10;

/** The dates of the request among the columns the reader added. */
const datesOf = (added: readonly string[]) => requestDateColumns.filter(({ name }) => added.includes(name));

/** The rows of a page of the report, or a state in their place. */
export function ReportTable(props: ReportTableProps) {
  const headers = useMessages(reportHeaderTexts);
  const { messages, rows, instead, isRefreshing, selection, added } = props;
  const dates = datesOf(added);
  const body = useRef<HTMLTableSectionElement>(null);
  return (
    <Table
      label={messages.list}
      refreshing={isRefreshing && rows !== null}
      loading={rows === null && !instead}
      data-dates={dates.length}
      className={styles.withDates[dates.length]}
    >
      <TableHead>
        <tr>
          <td className={styles.boxHead}>
            <Checkbox
              aria-label={messages.selectPage}
              checked={selection.pageState === 'all'}
              indeterminate={selection.pageState === 'some'}
              disabled={!rows?.length || Boolean(instead)}
              onChange={selection.togglePage}
            />
          </td>
          <HeaderCell width={64}>{messages.idk}</HeaderCell>
          <HeaderCell>{messages.processAndStep}</HeaderCell>
          <HeaderCell width={92} className={styles.track}>
            {messages.track}
          </HeaderCell>
          <HeaderCell width={84} className={styles.secondary}>
            {messages.type}
          </HeaderCell>
          <HeaderCell width={138}>{messages.status}</HeaderCell>
          <HeaderCell width={124} className={styles.department}>
            {messages.department}
          </HeaderCell>
          <HeaderCell width={96} sort="descending">
            {messages.createdColumn}
          </HeaderCell>
          <HeaderCell width={96} className={styles.secondary}>
            {messages.finishedColumn}
          </HeaderCell>
          {dates.map(({ name }) => (
            <HeaderCell key={name} width={styles.dateWidth} className={styles.dateHead}>
              {headers[name]}
            </HeaderCell>
          ))}
          <HeaderCell width={130} className={styles.requester}>
            {messages.createdBy}
          </HeaderCell>
          <HeaderCell width={150}>{messages.assignees}</HeaderCell>
        </tr>
      </TableHead>
      <TableBody ref={body} onKeyDown={(event) => handleRowKey(event, body.current, selection, rows ?? [])}>
        {instead ? (
          <SpanRow columns={columnCount + 1 + dates.length}>{instead}</SpanRow>
        ) : rows ? (
          rows.map((row) => <ReportLine key={row.uuid} {...props} row={row} />)
        ) : (
          <SkeletonLines count={Math.min(props.pageSize, 12)} dates={dates} />
        )}
      </TableBody>
    </Table>
  );
}

/** Arrows, J and K move between rows; X selects. */
function handleRowKey(
  event: KeyboardEvent,
  body: HTMLElement | null,
  selection: ReportSelection,
  rows: readonly ReportRow[],
): void {
  const line = isElement(event.target) ? event.target.closest('tr') : null;
  if (!body || !line || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...body.querySelectorAll<HTMLElement>('[data-report-link]')];
  const index = links.findIndex((link) => line.contains(link));
  const by = { ArrowDown: 1, j: 1, J: 1, ArrowUp: -1, k: -1, K: -1 }[event.key];
  const row = rows[index];
  if (by !== undefined) links[index + by]?.focus();
  else if ((event.key === 'x' || event.key === 'X') && row) selection.toggle(row);
  else return;
  event.preventDefault();
}

function ReportLine({ messages, row, selection, hrefOf, added }: ReportTableProps & { row: ReportRow }) {
  const types = useMessages(taskTypeTexts);
  const locale = useLocale();
  const Link = useLink();
  const isSelected = selection.has(row);
  const names = responsibleNames(row.assignees, row.groups);
  const [first] = row.assignees;
  return (
    <Row selected={isSelected} className={styles.row}>
      <Cell card="own" className={styles.box}>
        <Checkbox
          aria-label={messages.selectTask(row.idk, row.step)}
          checked={isSelected}
          onChange={() => selection.toggle(row)}
        />
      </Cell>
      <Cell card="track" numeric className={styles.muted}>
        {row.idk}
      </Cell>
      <Cell card="own" className={styles.titleCell}>
        <Link
          href={hrefOf(row)}
          data-report-link=""
          title={row.process}
          className={joinClasses(styles.title, row.status === 'CANCELED' && styles.canceled)}
        >
          {row.process}
        </Link>
        <small className={styles.second} title={row.step ?? undefined}>
          {row.step}
        </small>
      </Cell>
      <Cell className={styles.track}>{row.track && <Track states={row.track} />}</Cell>
      <Cell className={styles.secondary}>{row.type && types[row.type]}</Cell>
      <Cell card="due">
        <StatusChip status={row.status} />
      </Cell>
      <Cell className={styles.department}>
        <span className={styles.first}>{row.department}</span>
        <small className={styles.second}>{row.sector}</small>
      </Cell>
      <Cell numeric>{formatDate(row.createdAt, locale)}</Cell>
      <Cell numeric className={styles.secondary}>
        {row.finishedAt ? formatDate(row.finishedAt, locale) : <span className={styles.muted}>{messages.noDate}</span>}
      </Cell>
      {datesOf(added).map(({ name }) => {
        const moment = name === 'requestFinishedAt' ? row.requestFinishedAt : row.requestCreatedAt;
        return (
          <Cell key={name} numeric>
            {moment ? formatDate(moment, locale) : <span className={styles.muted}>{messages.noDate}</span>}
          </Cell>
        );
      })}
      <Cell className={styles.requester} title={row.createdBy ?? undefined}>
        {row.createdBy}
      </Cell>
      <Cell>
        {names && (
          <span className={styles.who} title={names}>
            {first ? <Avatar name={first.nickName} src={first.picture} /> : <Avatar group name={names} />}
            <span className={styles.cut}>{names}</span>
          </span>
        )}
      </Cell>
    </Row>
  );
}

function SkeletonLines({ count, dates }: { count: number; dates: ReturnType<typeof datesOf> }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <Row key={index} className={styles.row} aria-hidden="true">
      <Cell card="own" className={styles.box} />
      <Cell card="track">
        <Skeleton width={40} />
      </Cell>
      <Cell card="own" className={styles.titleCell}>
        <span className={styles.twoLines}>
          <Skeleton width="78%" />
          <Skeleton width="52%" />
        </span>
      </Cell>
      <Cell className={styles.track}>
        <Skeleton width={64} />
      </Cell>
      <Cell className={styles.secondary}>
        <Skeleton width={52} />
      </Cell>
      <Cell card="due">
        <Skeleton width={88} />
      </Cell>
      <Cell className={styles.department}>
        <span className={styles.twoLines}>
          <Skeleton width={84} />
          <Skeleton width={60} />
        </span>
      </Cell>
      <Cell>
        <Skeleton width={68} />
      </Cell>
      <Cell className={styles.secondary}>
        <Skeleton width={68} />
      </Cell>
      {dates.map(({ name }) => (
        <Cell key={name}>
          <Skeleton width={68} />
        </Cell>
      ))}
      <Cell className={styles.requester}>
        <Skeleton width={88} />
      </Cell>
      <Cell>
        <Skeleton width={108} />
      </Cell>
    </Row>
  ));
}
