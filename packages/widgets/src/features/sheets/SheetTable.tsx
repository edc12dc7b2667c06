import { type StoredSheet, sheetFormats } from '@tramita/client/contract';
import { Download } from 'lucide-react';
import { formatInteger } from '../../messages/format/format-number.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { RelativeTime } from '../../ui/RelativeTime/RelativeTime.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { HeaderCell } from '../../ui/Table/HeaderCell.tsx';
import { Cell, Row, SpanRow } from '../../ui/Table/Row.tsx';
import { Table, TableBody, TableHead } from '../../ui/Table/Table.tsx';
import * as styles from './Sheets.css.ts';
import type { SheetsViewProps } from './sheets-view-props.ts';

const columns = 5;

/** The sheets of a page, or what stands in their place. */
export function SheetTable(props: SheetsViewProps) {
  const { messages, status } = props;
  return (
    <Table label={messages.list} refreshing={props.isRefreshing} loading={status === 'loading'}>
      <TableHead>
        <tr>
          <HeaderCell>{messages.sheet}</HeaderCell>
          <HeaderCell width={260} secondary>
            {messages.columns}
          </HeaderCell>
          <HeaderCell width={88} align="end">
            {messages.rows}
          </HeaderCell>
          <HeaderCell width={120} align="end">
            {messages.lastRow}
          </HeaderCell>
          <HeaderCell width={268} align="end">
            {messages.file}
          </HeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        <Rows {...props} />
      </TableBody>
    </Table>
  );
}

function Rows(props: SheetsViewProps) {
  const { messages, status, sheets, query } = props;
  if (status === 'loading') return <LoadingRows />;
  if (status === 'error') {
    return (
      <SpanRow columns={columns}>
        <ErrorState error={props.error} onRetry={props.onRetry} retrying={props.isRetrying} />
      </SpanRow>
    );
  }
  if (sheets.length === 0) {
    return (
      <SpanRow columns={columns}>
        <EmptyState title={messages.nothing} onClearSearch={query === '' ? undefined : () => props.onType('')}>
          {query === '' ? messages.nothingHere : messages.nothingFor(query)}
        </EmptyState>
      </SpanRow>
    );
  }
  return sheets.map((sheet) => <SheetRow key={sheet.id} {...props} sheet={sheet} />);
}

function SheetRow({ messages, sheet, fetching, onDownload }: SheetsViewProps & { sheet: StoredSheet }) {
  return (
    <Row>
      <Cell card="title">
        <span className={styles.sheet}>
          <span className={styles.tab}>{sheet.sheetName}</span>
          <span className={styles.address} title={sheet.url}>
            {sheet.url}
          </span>
        </span>
      </Cell>
      <Cell secondary>
        <span className={styles.columns} title={sheet.columns.join(', ')}>
          {sheet.columns.join(', ')}
        </span>
      </Cell>
      <Cell card="line" align="end" numeric>
        <span className={styles.count}>
          {formatInteger(sheet.rowCount)}
          <span className={styles.unit}> {messages.rowsOf(sheet.rowCount)}</span>
        </span>
      </Cell>
      <Cell card="due" align="end" numeric>
        <RelativeTime value={sheet.updatedAt} />
      </Cell>
      <Cell card="own" className={styles.files} align="end">
        <span className={styles.buttons}>
          {sheetFormats.map((format) => (
            <Button
              key={format}
              size="sm"
              aria-label={messages.downloadOf(messages[format], sheet.sheetName)}
              icon={<Download />}
              busy={fetching?.id === sheet.id && fetching.format === format}
              onClick={() => onDownload(sheet, format)}
            >
              {messages[format]}
            </Button>
          ))}
        </span>
      </Cell>
    </Row>
  );
}

function LoadingRows() {
  return Array.from({ length: 6 }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <Row key={index} aria-hidden="true">
      <Cell card="title">
        <Skeleton width="64%" />
      </Cell>
      <Cell secondary>
        <Skeleton width={168} />
      </Cell>
      <Cell card="line" align="end">
        <Skeleton width={32} />
      </Cell>
      <Cell card="due" align="end">
        <Skeleton width={64} />
      </Cell>
      <Cell card="own" className={styles.files} align="end">
        <Skeleton width={200} />
      </Cell>
    </Row>
  ));
}
