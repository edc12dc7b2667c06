import type { Group } from '@tramita/client/contract';
import { type GroupKind, groupProblems } from '@tramita/client/rules';
import { useRead } from '../../calls/use-read.ts';
import { useEditForm } from '../../lists/use-edit-form.ts';
import { useEditedRecord } from '../../lists/use-edited-record.ts';
import type { groupsMessages } from '../../messages/features/groups.ts';
import { groupRuleTexts } from '../../messages/rules/group-rules.ts';
import { useMessages } from '../../provider/use-messages.ts';
import type { LeaveRequest } from '../../ui/leave-request.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { groupCalls } from './group-calls.ts';
import { bodyOf, changedCalendar, contentOf, draftOf, emptyDraft, type GroupDraft } from './group-draft.ts';

export interface GroupFormOptions {
  kind: GroupKind;
  /** The group that is edited; null for a new one and while it is loading. */
  group: Group | null;
  messages: typeof groupsMessages;
  leaving: LeaveRequest | null;
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
  onClose: () => void;
}

/** State of the group form: input, problems, saving and deleting. */
export function useGroupForm({ kind, group: loaded, messages, ...page }: GroupFormOptions) {
  const rules = useMessages(groupRuleTexts);
  const snackbars = useSnackbars();
  const calls = groupCalls[kind];
  const read = useRead();
  const { record: group, edited } = useEditedRecord({
    loaded,
    read: ({ id }) => read(calls.get, { params: { id } }),
    valuesOf: draftOf,
    labels: {
      name: messages.groupName,
      active: messages.status,
      members: messages.members,
      branches: messages.branches,
      jobtitles: messages.jobTitles,
      calendar: messages.calendar,
    },
  });
  const initial = group ? draftOf(group) : emptyDraft;
  const sent = (draft: GroupDraft) => ({ ...bodyOf(draft), ...changedCalendar(draft, initial) });
  const form = useEditForm({
    ...page,
    initial,
    check(draft) {
      const { members, ...problems } = groupProblems(draft, kind, rules);
      // the source of the members may have sent none yet
      return group?.membersSource || members === undefined ? problems : { ...problems, members };
    },
    contentOf,
    sending: { changes: [calls.list], failed: group ? messages.updateFailed : messages.createFailed },
    edited,
    save: (draft, send, known) =>
      group
        ? send(calls.update, { params: { id: group.id }, body: { ...sent(draft), ...known } })
        : send(calls.create, { body: sent(draft) }),
    onSaved: () => finish(group ? messages.updated : messages.created),
  });

  function finish(message: string) {
    snackbars.success(message);
    page.onClose();
  }

  async function remove(): Promise<void> {
    if (!group) return;
    const isDone = await form.send(calls.remove, { params: { id: group.id } }, { failed: messages.deleteFailed });
    if (!isDone) return;
    form.allow();
    finish(messages.deleted);
  }

  return { form, remove, isDeleting: form.sending === calls.remove.id };
}
