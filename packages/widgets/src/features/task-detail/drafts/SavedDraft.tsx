import { DraftNote } from '../../../form/draft/DraftNote.tsx';
import type { taskDetailMessages } from '../../../messages/features/task-detail.ts';
import * as styles from '../TaskDetail.css.ts';
import type { TaskWork } from '../use-task-work.ts';

/** Says discreetly that typed input is stored, and that it is only in this browser if the server did not accept it. */
export function SavedDraft({ work, messages }: { work: TaskWork; messages: typeof taskDetailMessages }) {
  if (work.isReadOnly) return null;
  if (work.company.isDraftHereOnly) return <span className={styles.quiet}>{messages.draftOnlyHere}</span>;
  return <DraftNote controller={work.form} />;
}
