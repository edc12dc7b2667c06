import { HttpProblemError, newIdempotencyKey } from '@tramita/client';
import type { Group } from '@tramita/client/contract';
import { type GroupKind, type GroupProblems, groupProblems } from '@tramita/client/rules';
import { useRef, useState } from 'react';
import { useInvalidate } from '../../calls/use-invalidate.ts';
import type { groupsMessages } from '../../messages/features/groups.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { groupCalls } from './group-calls.ts';
import { bodyOf, draftOf, emptyDraft, type GroupDraft, isChanged } from './group-draft.ts';

/** What went wrong with the whole group: which action, and why where the server says so. */
export interface GroupFailure {
  readonly title: string;
  readonly reason: string | null;
}

export interface GroupFormOptions {
  kind: GroupKind;
  /** The group that is changed; null for a new one, or while it is loaded. */
  group: Group | null;
  messages: typeof groupsMessages;
  onDone: () => void;
}

type FieldName = keyof GroupProblems;

/** The form of a group: what was typed, what is wrong with it, and saving and deleting it. */
export function useGroupForm({ kind, group, messages, onDone }: GroupFormOptions) {
  const { client, onError } = useTramita();
  const invalidate = useInvalidate();
  const snackbars = useSnackbars();
  const initial = group ? draftOf(group) : emptyDraft;
  const [edits, setEdits] = useState<Partial<GroupDraft>>({});
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  const [refused, setRefused] = useState<GroupProblems>({});
  const [failure, setFailure] = useState<GroupFailure | null>(null);
  const [busy, setBusy] = useState<'saving' | 'deleting' | null>(null);
  const attempt = useRef({ text: '', key: '' });
  const draft: GroupDraft = { ...initial, ...edits };
  const found = groupProblems(draft, kind);

  function change(part: Partial<GroupDraft>) {
    setEdits((before) => ({ ...before, ...part }));
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))));
  }

  /** Sends the group; answers the first field that keeps it from being sent. */
  async function save(): Promise<FieldName | null> {
    setLeft(new Set<FieldName>(['name', 'active', 'members']));
    const [wrong] = Object.keys(found) as FieldName[];
    if (wrong) return wrong;
    const title = group ? messages.updateFailed : messages.createFailed;
    const sent = await run('saving', title, async () => {
      const body = bodyOf(draft);
      if (group) return client.call(groupCalls[kind].update, { params: { id: group.id }, body });
      const text = JSON.stringify(body);
      // a lost answer makes no second group: what is sent again keeps its key
      if (attempt.current.text !== text) attempt.current = { text, key: newIdempotencyKey() };
      return client.call(groupCalls[kind].create, { body, idempotencyKey: attempt.current.key });
    });
    if (sent) finish(group ? messages.updated : messages.created);
    return null;
  }

  async function remove(): Promise<void> {
    if (!group) return;
    const params = { id: group.id };
    const isGone = await run('deleting', messages.deleteFailed, () => client.call(groupCalls[kind].remove, { params }));
    if (isGone) finish(messages.deleted);
  }

  async function run(what: 'saving' | 'deleting', title: string, work: () => Promise<unknown>): Promise<boolean> {
    setBusy(what);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      onError(error);
      const problem = error instanceof HttpProblemError && error.status < 500 ? error : null;
      setRefused(Object.fromEntries((problem?.fields ?? []).map(({ name, message }) => [name, message])));
      setFailure({ title, reason: problem?.problem?.message ?? null });
      return false;
    } finally {
      setBusy(null);
    }
  }

  function finish(message: string) {
    void invalidate(groupCalls[kind].list);
    snackbars.success(message);
    onDone();
  }

  const shown = Object.fromEntries(Object.entries(found).filter(([name]) => left.has(name as FieldName)));
  return {
    draft,
    change,
    /** A field was left: from then on its problem is told. */
    leave: (name: FieldName) => setLeft((before) => new Set([...before, name])),
    problems: { ...shown, ...refused } as GroupProblems,
    isDirty: isChanged(initial, draft),
    failure,
    busy,
    save,
    remove,
  };
}

/** What {@link useGroupForm} answers. */
export type GroupFormState = ReturnType<typeof useGroupForm>;
