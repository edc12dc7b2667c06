import { type SheetFormat, type StoredSheet, sheetFormats } from '@tramita/client/contract';
import { Download } from 'lucide-react';
import type { ListColumn } from '../../lists/list-column.ts';
import type { sheetsMessages } from '../../messages/features/sheets.ts';
import { formatInteger } from '../../messages/format/format-number.ts';
import type { Locale } from '../../messages/language/locale.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { RelativeTime } from '../../ui/RelativeTime/RelativeTime.tsx';
import * as styles from './Sheets.css.ts';
import type { SheetDownload } from './use-sheet-download.ts';

interface SheetColumnOptions {
  messages: typeof sheetsMessages;
  locale: Locale;
  /** The running download. */
  fetching: SheetDownload | null;
  onDownload: (sheet: StoredSheet, format: SheetFormat) => void;
}

/** The columns of the stored sheets. */
export const sheetColumns = ({
  messages,
  locale,
  fetching,
  onDownload,
}: SheetColumnOptions): ListColumn<StoredSheet>[] => [
  {
    id: 'sheet',
    label: messages.sheet,
    card: 'title',
    skeleton: { width: '64%' },
    cell: ({ sheetName, url }) => (
      <span className={styles.sheet}>
        <span className={styles.tab}>{sheetName}</span>
        <span className={styles.address} title={url}>
          {url}
        </span>
      </span>
    ),
  },
  {
    id: 'columns',
    label: messages.columns,
    width: 260,
    secondary: true,
    skeleton: { width: 168 },
    cell: ({ columns }) => (
      <span className={styles.columns} title={columns.join(', ')}>
        {columns.join(', ')}
      </span>
    ),
  },
  {
    id: 'rows',
    label: messages.rows,
    width: 88,
    align: 'end',
    numeric: true,
    card: 'line',
    skeleton: { width: 32 },
    cell: ({ rowCount }) => (
      <span className={styles.count}>
        {formatInteger(rowCount, locale)}
        <span className={styles.unit}> {messages.rowsOf(rowCount)}</span>
      </span>
    ),
  },
  {
    id: 'lastRow',
    label: messages.lastRow,
    width: 120,
    align: 'end',
    numeric: true,
    card: 'due',
    skeleton: { width: 64 },
    cell: ({ updatedAt }) => <RelativeTime value={updatedAt} />,
  },
  {
    id: 'file',
    label: messages.file,
    width: 268,
    align: 'end',
    card: 'own',
    className: styles.files,
    skeleton: { width: 200 },
    cell: (sheet) => (
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
    ),
  },
];
