import { FlexRender, useTable } from '@tanstack/react-table';
import type { ProcessRow } from '@tramita/client/contract';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { useTramita } from '../../provider/tramita-context.ts';
import { HeaderCell } from '../../ui/Table/HeaderCell.tsx';
import { Cell, Row, SpanRow } from '../../ui/Table/Row.tsx';
import { Table, TableBody, TableHead } from '../../ui/Table/Table.tsx';
import { LoadingRows } from './LoadingRows.tsx';
import { isExternal } from './process-address.ts';
import { columnLayouts, processColumns, processTableFeatures } from './process-columns.tsx';
import type { ProcessRowActions } from './process-row-actions.ts';
import * as styles from './Workflows.css.ts';

interface ProcessTableProps {
  label: string;
  actions: ProcessRowActions;
  /** Null while they load. */
  rows: readonly ProcessRow[] | null;
  isRefreshing: boolean;
  /** Number of skeleton rows while they load. */
  loadingRows: number;
  /** Whether the last column has an edit button. @default false */
  hasEdit?: boolean;
  /** Shown in place of the rows if there are none, or if they failed to load. */
  instead: ReactNode;
  /** Further rows at the end of the table. */
  children?: ReactNode;
}

/** Processes as rows: name, version, day, description and status. A click on a row opens its editor. */
export function ProcessTable(props: ProcessTableProps) {
  const { label, actions, rows, isRefreshing, loadingRows, hasEdit = false, instead, children } = props;
  const { headers, lines } = useProcessTable(rows, actions, hasEdit);
  const openRow = useOpenRow(actions);
  return (
    <Table label={label} refreshing={isRefreshing} loading={rows === null && !instead} className={styles.table}>
      <TableHead>
        <tr>
          {headers.map((header) => {
            const { width, align } = columnLayouts[header.column.id] ?? {};
            return (
              <HeaderCell key={header.id} width={width} align={align}>
                <FlexRender header={header} />
              </HeaderCell>
            );
          })}
        </tr>
      </TableHead>
      <TableBody>
        {instead ? (
          <SpanRow columns={headers.length}>{instead}</SpanRow>
        ) : rows === null ? (
          <LoadingRows count={loadingRows} hasEdit={hasEdit} />
        ) : (
          lines.map((line) => (
            <Row
              key={line.id}
              className={styles.row}
              data-process={line.id}
              onClick={(event) => openRow(event, line.original)}
            >
              {line.getAllCells().map((cell) => {
                const { align, numeric, card } = columnLayouts[cell.column.id] ?? {};
                return (
                  <Cell key={cell.id} align={align} numeric={numeric} card={card}>
                    <FlexRender cell={cell} />
                  </Cell>
                );
              })}
            </Row>
          ))
        )}
        {children}
      </TableBody>
    </Table>
  );
}

/** A click outside the links and buttons of a row acts like one on its name. */
function useOpenRow({ hrefFor, onEdit }: ProcessRowActions) {
  const { navigate } = useTramita();
  return (event: MouseEvent<HTMLTableRowElement>, process: ProcessRow) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const isControl = event.target instanceof Element && event.target.closest('a, button') !== null;
    if (!isPlain || isControl || !event.currentTarget.contains(event.target as Node)) return;
    if (isExternal(process)) onEdit(process);
    else navigate(hrefFor(process.id));
  };
}

const none: ProcessRow[] = [];

function useProcessTable(rows: readonly ProcessRow[] | null, actions: ProcessRowActions, hasEdit: boolean) {
  const columns = useMemo(() => processColumns(actions, hasEdit), [actions, hasEdit]);
  const data = useMemo(() => (rows ? [...rows] : none), [rows]);
  const table = useTable({ features: processTableFeatures, columns, data, getRowId: ({ id }) => String(id) });
  return { headers: table.getFlatHeaders(), lines: table.getRowModel().rows };
}
