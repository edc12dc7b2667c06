import type { OldTask } from '@tramita/client/contract';

/** One count; null while it is on its way. */
export interface TileState {
  count: number | null;
  hasFailed: boolean;
  retry: () => void;
}

/** One table; null while it is on its way. */
export interface OldestRows {
  rows: readonly OldTask[] | null;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}
