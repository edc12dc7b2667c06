import { DraftNote } from '../../../form/draft/DraftNote.tsx';
import type { taskDetailMessages } from '../../../messages/features/task-detail.ts';
import * as styles from '../TaskDetail.css.ts';
import type { TaskWork } from '../use-task-work.ts';

/** Quietly says that what is typed is kept, and where when the server could not take it. */
export function SavedDraft({ work, messages }: { work: TaskWork; messages: typeof taskDetailMessages }) {
  if (work.isReadOnly) return null;
  if (work.company.isDraftHereOnly) return <span className={styles.quiet}>{messages.draftOnlyHere}</span>;
  return <DraftNote controller={work.form} />;
}
