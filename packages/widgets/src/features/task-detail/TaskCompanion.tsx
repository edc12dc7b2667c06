import type { TaskDetail } from '@tramita/client/contract';
import { useEffect, useImperativeHandle, useState } from 'react';
import { useIsDirty } from '../../form/form-hooks.ts';
import type { taskDetailMessages } from '../../messages/features/task-detail.ts';
import { formatRelativeTime } from '../../messages/format/format-relative-time.ts';
import { perLocale } from '../../messages/format/intl-locale.ts';
import type { Locale } from '../../messages/language/locale.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { useUiEnvironment } from '../../ui/ui-environment.ts';
import { DraftNotice } from './drafts/DraftNotice.tsx';
import { useTaskDraft } from './drafts/use-task-draft.ts';
import { type Presence, usePresence } from './use-presence.ts';
import type { TaskWork } from './use-task-work.ts';

export interface TaskCompanionProps {
  task: TaskDetail;
  work: TaskWork;
  messages: typeof taskDetailMessages;
}

/** Additional functions for a task: stores its draft on the server, and shows who else has it open and what they did. */
export function TaskCompanion({ task, work, messages }: TaskCompanionProps) {
  const { form, comment, setComment, isWorking, setCompany } = work;
  const draft = useTaskDraft({ task, form, comment, setComment, isWorking });
  const isFormDirty = useIsDirty(form);
  const isEditing = (isWorking && isFormDirty) || comment.trim() !== '';
  const presence = usePresence({ uuid: task.uuid, isEditing });
  const { others, look } = presence;
  const { pause, resume, end, hasFailed } = draft;
  useImperativeHandle(work.companion, () => ({ pauseDraft: pause, resumeDraft: resume, endDraft: end, look }), [
    pause,
    resume,
    end,
    look,
  ]);
  useEffect(() => setCompany({ others, isDraftHereOnly: hasFailed }), [setCompany, others, hasFailed]);
  return (
    <>
      {!work.conflict && <OthersNotices presence={presence} messages={messages} onReload={work.reload} />}
      <DraftNotice draft={draft} messages={messages} />
    </>
  );
}

interface OthersNoticesProps {
  presence: Presence;
  messages: typeof taskDetailMessages;
  onReload: () => void;
}

function OthersNotices({ presence, messages, onReload }: OthersNoticesProps) {
  const locale = useLocale();
  const { now } = useUiEnvironment();
  const [seen, setSeen] = useState('');
  const { others, change } = presence;
  const names = namesOf(others, locale);
  const editing = others.filter(({ isEditing }) => isEditing);
  return (
    <>
      {change && (
        <Notice
          strip
          announce
          tone="warning"
          title={messages.changedMeanwhile}
          actions={<Button onClick={onReload}>{messages.recharge}</Button>}
        >
          {messages.changedSince(change.message, formatRelativeTime(change.at, now(), locale))}
        </Notice>
      )}
      {names !== '' && names !== seen && (
        <Notice
          strip
          announce
          title={messages.alsoOpen(names, others.length)}
          actions={
            <Button variant="ghost" onClick={() => setSeen(names)}>
              {messages.understood}
            </Button>
          }
        >
          {editing.length > 0 && messages.alsoEditing(namesOf(editing, locale), editing.length)}
        </Notice>
      )}
    </>
  );
}

const list = perLocale((intl) => new Intl.ListFormat(intl, { type: 'conjunction' }));

const namesOf = (others: Presence['others'], locale: Locale): string =>
  list(locale).format(others.map(({ person }) => person.completeName ?? person.nickName));
