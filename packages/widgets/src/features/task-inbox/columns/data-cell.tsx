import type { FieldValue, ProcessDataColumn, TaskRow } from '@tramita/client/contract';
import { formatNumber } from '@tramita/client/rules';
import type { ReactNode } from 'react';
import type { taskInboxMessages } from '../../../messages/features/task-inbox.ts';
import { formatDate } from '../../../messages/format/format-date.ts';
import { formatMoney } from '../../../messages/format/format-number.ts';
import { numberSigns } from '../../../messages/format/number-signs.ts';
import { shortenFileName } from '../../../messages/format/shorten-file-name.ts';
import type { Locale } from '../../../messages/language/locale.ts';
import * as styles from '../TaskInbox.css.ts';
import { type DataColumnName, type DataColumns, dataName } from './list-columns.ts';

/** Data that a cell of process data needs in addition to its row. */
interface DataCellList {
  readonly data: DataColumns;
  readonly messages: typeof taskInboxMessages;
  readonly locale: Locale;
}

/** Renders the value of a row's process data in one column; complete on hover. */
export function dataCell(name: DataColumnName, row: TaskRow, { data, messages, locale }: DataCellList): ReactNode {
  const column = data.get(name);
  const value = row.data?.[dataName(name)];
  if (!column || value === null || value === undefined || value === '') return null;
  const whole = dataText(column, value, messages, locale);
  return (
    <span className={styles.data} title={whole}>
      {column.type === 'file' ? shortenFileName(whole) : whole}
    </span>
  );
}

/** Formats a value for the list; a value of another type stays unchanged. */
export function dataText(
  column: ProcessDataColumn,
  value: FieldValue,
  messages: typeof taskInboxMessages,
  locale: Locale,
): string {
  if (Array.isArray(value)) return value.map((item) => labelOf(column, item)).join(', ');
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (typeof value === 'number') {
    return column.number === 'money'
      ? formatMoney(value, locale)
      : formatNumber(column.number ?? 'float', value, numberSigns[locale]);
  }
  if (column.type === 'date') return formatDate(value ?? '', locale) || (value ?? '');
  if (column.type === 'boolean' && (value === 'true' || value === 'false')) {
    return value === 'true' ? messages.yes : messages.no;
  }
  return labelOf(column, value ?? '');
}

function labelOf({ options }: ProcessDataColumn, value: string): string {
  return options?.find((option) => option.value === value)?.label ?? value;
}
