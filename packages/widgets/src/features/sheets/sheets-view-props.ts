import type { SheetFormat, StoredSheet } from '@tramita/client/contract';
import type { sheetsMessages } from '../../messages/features/sheets.ts';
import type { SheetDownload } from './use-sheet-download.ts';

export interface SheetsViewProps {
  messages: typeof sheetsMessages;
  status: 'loading' | 'ready' | 'error' | 'forbidden';
  /** The rows on screen are being asked for anew. */
  isRefreshing: boolean;
  /** A refresh failed; the rows stay. */
  hasFailedLater: boolean;
  sheets: readonly StoredSheet[];
  /** Sheets on all pages; null while not known. */
  total: number | null;
  page: number;
  onPageChange: (page: number) => void;
  /** What stands in the search box. */
  typed: string;
  /** What the list is searched for: what was typed, once typing rested. */
  query: string;
  onType: (typed: string) => void;
  /** Where the search box is drawn in place of above the list. */
  searchContainer: HTMLElement | null | undefined;
  fetching: SheetDownload | null;
  onDownload: (sheet: StoredSheet, format: SheetFormat) => void;
  onRetry: () => void;
  isRetrying: boolean;
  /** The error of the last load. */
  error?: unknown;
}
