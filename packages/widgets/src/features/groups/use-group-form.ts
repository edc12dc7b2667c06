import type { Group } from '@tramita/client/contract';
import { type GroupKind, type GroupProblems, groupProblems } from '@tramita/client/rules';
import { useState } from 'react';
import { useSend } from '../../calls/use-send.ts';
import type { groupsMessages } from '../../messages/features/groups.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { groupCalls } from './group-calls.ts';
import { bodyOf, draftOf, emptyDraft, type GroupDraft, isChanged } from './group-draft.ts';

export interface GroupFormOptions {
  kind: GroupKind;
  /** The group that is edited; null for a new one and while it is loading. */
  group: Group | null;
  messages: typeof groupsMessages;
  onDone: () => void;
}

type FieldName = keyof GroupProblems;

/** State of the group form: input, problems, saving and deleting. */
export function useGroupForm({ kind, group, messages, onDone }: GroupFormOptions) {
  const snackbars = useSnackbars();
  const initial = group ? draftOf(group) : emptyDraft;
  const [edits, setEdits] = useState<Partial<GroupDraft>>({});
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  const calls = groupCalls[kind];
  const saving = useSend({ changes: [calls.list] });
  const draft: GroupDraft = { ...initial, ...edits };
  const found = groupProblems(draft, kind);

  function change(part: Partial<GroupDraft>) {
    setEdits((before) => ({ ...before, ...part }));
    saving.accept(Object.keys(part));
  }

  /** Saves the group. Returns the first invalid field instead of saving, if there is one. */
  async function save(): Promise<FieldName | null> {
    setLeft(new Set<FieldName>(['name', 'active', 'members']));
    const [wrong] = Object.keys(found) as FieldName[];
    if (wrong) return wrong;
    const body = bodyOf(draft);
    const sent = group
      ? await saving.send(calls.update, { params: { id: group.id }, body }, { failed: messages.updateFailed })
      : await saving.send(calls.create, { body }, { failed: messages.createFailed });
    if (sent) finish(group ? messages.updated : messages.created);
    return null;
  }

  async function remove(): Promise<void> {
    if (!group) return;
    const sent = await saving.send(calls.remove, { params: { id: group.id } }, { failed: messages.deleteFailed });
    if (sent) finish(messages.deleted);
  }

  function finish(message: string) {
    snackbars.success(message);
    onDone();
  }

  const shown = Object.fromEntries(Object.entries(found).filter(([name]) => left.has(name as FieldName)));
  return {
    draft,
    change,
    /** Called when the user leaves a field: from then on its problem is shown. */
    leave: (name: FieldName) => setLeft((before) => new Set([...before, name])),
    problems: { ...shown, ...saving.refusedFields } as GroupProblems,
    isDirty: isChanged(initial, draft),
    failure: saving.problem,
    isSaving: saving.isSending && saving.sending !== calls.remove.id,
    isDeleting: saving.sending === calls.remove.id,
    save,
    remove,
  };
}

/** What {@link useGroupForm} returns. */
export type GroupFormState = ReturnType<typeof useGroupForm>;
