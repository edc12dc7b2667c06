import {
  type Calendar,
  createCalendar,
  deleteCalendar,
  getCalendar,
  getCalendarImpact,
  listCalendars,
  type ResponseOf,
  updateCalendar,
} from '@tramita/client/contract';
import { useState } from 'react';
import { useRead } from '../../calls/use-read.ts';
import { useEditForm } from '../../lists/use-edit-form.ts';
import { useEditedRecord } from '../../lists/use-edited-record.ts';
import { calendarRuleTexts } from '../../messages/features/calendar-rules.ts';
import type { calendarsMessages } from '../../messages/features/calendars.ts';
import { useMessages } from '../../provider/use-messages.ts';
import type { LeaveRequest } from '../../ui/leave-request.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { type CalendarDraft, draftOf, draftProblems, newDraft, settingsOf } from './calendar-draft.ts';

/** What happens to the due times of open tasks. */
export type OpenTasksChoice = 'RECALCULATE' | 'KEEP';
export type Impact = ResponseOf<typeof getCalendarImpact>;

/** The question about open tasks, while it is asked. */
export interface ImpactQuestion {
  readonly impact: Impact;
  /** Null if the user does not save. */
  readonly answer: (choice: OpenTasksChoice | null) => void;
}

export interface CalendarFormOptions {
  /** The calendar that is edited; null for a new one and while it is loading. */
  calendar: Calendar | null;
  messages: typeof calendarsMessages;
  leaving: LeaveRequest | null;
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
  onClose: () => void;
}

const isSame = (one: CalendarDraft, other: CalendarDraft): boolean =>
  JSON.stringify(settingsOf(one)) === JSON.stringify(settingsOf(other));

/** State of the form of a calendar: input, problems, the question about open tasks, saving and deleting. */
export function useCalendarForm({ calendar: loaded, messages, ...page }: CalendarFormOptions) {
  const snackbars = useSnackbars();
  const rules = useMessages(calendarRuleTexts);
  const [question, setQuestion] = useState<ImpactQuestion | null>(null);
  const read = useRead();
  const { record: calendar, edited } = useEditedRecord({
    loaded,
    read: ({ id }) => read(getCalendar, { params: { id } }),
    valuesOf: draftOf,
    labels: {
      name: messages.name,
      timeZone: messages.timeZone,
      week: messages.week,
      nationalDays: messages.levels,
      state: messages.state,
      city: messages.city,
      optionalDays: messages.optional,
      ownDays: messages.ownDays,
    },
  });
  const initial = calendar ? draftOf(calendar) : newDraft;
  const form = useEditForm<CalendarDraft, { readonly answer: Calendar }>({
    ...page,
    initial,
    check: (draft) => draftProblems(draft, messages, rules),
    contentOf: (draft) => [draft.name.trim(), draft.isDefault, settingsOf(draft)],
    sending: { changes: [listCalendars], failed: calendar ? messages.updateFailed : messages.createFailed },
    edited,
    async save(draft, send, known) {
      const settings = settingsOf(draft);
      const name = draft.name.trim();
      if (!calendar) return send(createCalendar, { body: { name, isDefault: draft.isDefault, settings } });
      const params = { id: calendar.id };
      const makeDefault = draft.isDefault && !calendar.isDefault ? { isDefault: true as const } : {};
      const renamed = name === calendar.name ? {} : { name };
      if (isSame(draft, initial))
        return send(updateCalendar, { params, body: { ...makeDefault, ...renamed, ...known } });
      const found = await send(getCalendarImpact, { params, body: { settings } });
      if (found === null) return null;
      const openTasks = found.answer.changed > 0 ? await ask(found.answer) : 'RECALCULATE';
      if (openTasks === null) return null;
      return send(updateCalendar, { params, body: { ...makeDefault, ...renamed, settings, openTasks, ...known } });
    },
    onSaved: () => finish(calendar ? messages.updated : messages.created),
  });

  const ask = (impact: Impact) =>
    new Promise<OpenTasksChoice | null>((resolve) => {
      setQuestion({
        impact,
        answer: (choice) => {
          setQuestion(null);
          resolve(choice);
        },
      });
    });

  function finish(message: string) {
    snackbars.success(message);
    page.onClose();
  }

  async function remove(): Promise<void> {
    if (!calendar) return;
    const sent = await form.send(deleteCalendar, { params: { id: calendar.id } }, { failed: messages.deleteFailed });
    if (!sent) return;
    form.allow();
    finish(messages.deleted);
  }

  return { form, question, remove, isDeleting: form.sending === deleteCalendar.id };
}
