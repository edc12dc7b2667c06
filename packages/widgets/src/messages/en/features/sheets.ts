import type { sheetsMessages } from '../../features/sheets.ts';
import { formatInteger } from '../../format/format-number.ts';
import type { TextsOf } from '../../messages.ts';

/** English texts of `sheetsMessages`. */
export const sheetsTexts: TextsOf<typeof sheetsMessages> = {
  list: 'Stored spreadsheets',
  count: (total: number) => (total === 1 ? '1 spreadsheet' : `${formatInteger(total, 'en')} spreadsheets`),
  search: 'Search spreadsheets',
  sheet: 'Spreadsheet',
  columns: 'Columns',
  rows: 'Rows',
  rowsOf: (count: number) => (count === 1 ? 'row' : 'rows'),
  lastRow: 'Last row',
  file: 'File',
  xlsx: 'Download xlsx',
  csv: 'Download csv',
  downloadOf: (label: string, tab: string) => `${label} of ${tab}`,
  fileName: (tab: string, format: string) => `${tab || 'spreadsheet'}.${format}`,
  downloadFailed: 'The spreadsheet could not be downloaded.',
  loading: 'Loading...',
  retry: 'Try again',
  nothing: 'No spreadsheets',
  nothingHere:
    'Rows that service tasks write to spreadsheets appear here for download. What is written to Google Sheets stays there.',
  nothingFor: (query: string) => `Nothing matches "${query}". Try another word.`,
  forbidden: 'Only process analysts and administrators can see the stored spreadsheets.',
};
