import type { TaskRow } from '@tramita/client/contract';
import { responsibleNames } from './person-names.ts';

/** The texts of {@link requestHolder}. */
export interface HolderWords {
  readonly stopped: string;
  readonly withYou: string;
  readonly withPeople: (names: string) => string;
  /** The current user in a list of people. @default in Portuguese */
  readonly you?: string;
}

/** Returns the assignees of a request's current step, "com Helena Barros", or '' if no action is needed. */
export function requestHolder(row: TaskRow, me: number | undefined, words: HolderWords): string {
  if (row.stopped) return words.stopped;
  if (row.waiting === false) return '';
  const [only, ...others] = row.assignees;
  const isMine = only !== undefined && only.id === me && others.length === 0 && (row.groups ?? []).length === 0;
  if (isMine) return words.withYou;
  const names = responsibleNames(row.assignees, row.groups, me, words.you);
  return names && words.withPeople(names);
}
