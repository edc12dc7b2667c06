import type { SavedViewList, SavedViewState } from '@tramita/client/contract';
import { isStateOf, savedViewMessages, viewNameProblem } from '@tramita/client/rules';
import type { Db } from '../db/connection/db.ts';
import { isViewNameTaken, type ViewOwner } from '../db/reports/saved-views.ts';
import { ConflictError, InvalidInputError } from '../errors.ts';

/** Input of a view. */
export interface ViewDraft {
  readonly list: SavedViewList;
  readonly name: string;
  readonly state: SavedViewState;
}

/**
 * Returns the name to store. `id` is the view's own if it exists. Must run inside a transaction that locked the owner.
 * @throws InvalidInputError for an invalid name or the state of another list; ConflictError if the name is taken
 */
export async function checkView(tx: Db, owner: ViewOwner, draft: ViewDraft, id: number | null): Promise<string> {
  const message = viewNameProblem(draft.name);
  if (message) throw new InvalidInputError(message, 'VALIDATION_ERROR', [{ name: 'name', message }]);
  if (!isStateOf(draft.list, draft.state)) {
    const wrong = savedViewMessages.wrongState;
    throw new InvalidInputError(wrong, 'VALIDATION_ERROR', [{ name: 'state', message: wrong }]);
  }
  const name = draft.name.trim().normalize('NFC');
  if (await isViewNameTaken(tx, owner, { list: draft.list, name, except: id })) {
    const taken = savedViewMessages.nameTaken;
    throw new ConflictError(taken, 'CONFLICT', [{ name: 'name', message: taken }]);
  }
  return name;
}
