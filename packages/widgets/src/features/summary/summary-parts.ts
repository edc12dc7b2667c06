import type { OldTask } from '@tramita/client/contract';

/** One count; null while it is on its way. */
export interface TileState {
  count: number | null;
  hasFailed: boolean;
  retry: () => void;
}

/** The rows of one list; null while they load. */
export interface ListState<Row> {
  rows: readonly Row[] | null;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

export type OldestRows = ListState<OldTask>;
