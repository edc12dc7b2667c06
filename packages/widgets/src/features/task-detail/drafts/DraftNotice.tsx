import type { taskDetailMessages } from '../../../messages/features/task-detail.ts';
import { formatSince } from '../../../messages/format/format-relative-time.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { useUiEnvironment } from '../../../ui/ui-environment.ts';
import type { TaskDraftState } from './use-task-draft.ts';

export interface DraftNoticeProps {
  draft: TaskDraftState;
  messages: typeof taskDetailMessages;
}

/** A restored draft, with a button that undoes it, or one that differs from the screen, with the choice. */
export function DraftNotice({ draft, messages }: DraftNoticeProps) {
  const locale = useLocale();
  const { now } = useUiEnvironment();
  const { question } = draft;
  if (!question) return null;
  const since = question.savedAt ? formatSince(question.savedAt, now(), locale) : null;
  if (question.kind === 'restored')
    return (
      <Notice
        strip
        announce
        title={since ? messages.draftRestoredSince(since) : messages.draftRestored}
        actions={
          <>
            <Button variant="ghost" onClick={draft.accept}>
              {messages.draftAccept}
            </Button>
            <Button onClick={draft.discard}>{messages.draftDiscard}</Button>
          </>
        }
      />
    );
  const isFound = question.kind === 'found';
  return (
    <Notice
      strip
      announce
      tone="warning"
      title={isFound ? messages.draftFound(since ?? '') : messages.draftOutdated(since ?? '')}
      actions={
        <>
          <Button variant="ghost" onClick={draft.keep}>
            {messages.draftKeep}
          </Button>
          <Button onClick={draft.take}>{messages.draftTake}</Button>
        </>
      }
    >
      {isFound ? messages.draftFoundDetail : messages.draftOutdatedDetail}
    </Notice>
  );
}
