import type { DueState } from '@tramita/client/rules';
import * as styles from './due-tone.css.ts';

/** Returns the class that shows how urgent a due time is; none while there is enough time. */
export function dueTone(state: DueState): string | undefined {
  if (state === 'soon') return styles.soon;
  return state === 'overdue' ? styles.overdue : undefined;
}
