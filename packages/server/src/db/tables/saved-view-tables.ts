import type { SavedViewList, SavedViewState } from '@tramita/client/contract';
import type { Generated, JSONColumnType } from 'kysely';

/** A named state of a list: exactly one of `user_id` and `group_id` is set. */
export interface SavedViewsTable {
  id: Generated<number>;
  list: SavedViewList;
  name: string;
  state: JSONColumnType<SavedViewState>;
  user_id: number | null;
  group_id: number | null;
  created_by: number;
}

/** The default view of a user's list. */
export interface SavedViewDefaultsTable {
  user_id: number;
  list: SavedViewList;
  view_id: number;
}
