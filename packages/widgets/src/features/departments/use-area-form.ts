import { HttpProblemError, newIdempotencyKey } from '@tramita/client';
import {
  createDepartment,
  createSector,
  type GroupMember,
  updateDepartment,
  updateSector,
} from '@tramita/client/contract';
import { type AreaProblems, areaProblems } from '@tramita/client/rules';
import { useRef, useState } from 'react';
import type { departmentsMessages } from '../../messages/features/departments.ts';
import { personOption } from '../../people/person-option.tsx';
import { useTramita } from '../../provider/tramita-context.ts';
import type { ComboboxOption } from '../../ui/Combobox/filter-options.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { refusalText } from './refusal-text.ts';
import { useAreaRefresh } from './use-areas.ts';

/** What a window is about: a new department or sector, or one that is there. */
export type AreaSubject =
  | { readonly kind: 'department'; readonly id: number | null }
  | { readonly kind: 'sector'; readonly id: number | null; readonly departmentId: number };

/** A department or sector as it is before it is changed. */
export interface LoadedArea {
  readonly description: string;
  readonly active: boolean;
  readonly responsibles: readonly GroupMember[];
}

interface AreaDraft {
  readonly description: string;
  readonly active: boolean;
  readonly responsibles: readonly ComboboxOption[];
}

const emptyDraft: AreaDraft = { description: '', active: true, responsibles: [] };

/** The form of a department or sector: what was typed, what is wrong with it, and saving it. */
export function useAreaForm(
  subject: AreaSubject,
  loaded: LoadedArea | null,
  messages: typeof departmentsMessages,
  onDone: () => void,
) {
  const { client, onError } = useTramita();
  const refresh = useAreaRefresh();
  const snackbars = useSnackbars();
  const initial: AreaDraft = loaded ? { ...loaded, responsibles: loaded.responsibles.map(personOption) } : emptyDraft;
  const [edits, setEdits] = useState<Partial<AreaDraft>>({});
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<AreaProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const attempt = useRef({ text: '', key: '' });
  const draft = { ...initial, ...edits };
  const found = areaProblems(draft, subject.kind);
  const { kind } = subject;

  function change(part: Partial<AreaDraft>) {
    setEdits((before) => ({ ...before, ...part }));
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))));
  }

  /** Sends it; answers the first field that keeps it from being sent. */
  async function save(): Promise<keyof AreaProblems | null> {
    setTried(true);
    const [wrong] = Object.keys(found) as (keyof AreaProblems)[];
    if (wrong) return wrong;
    setSaving(true);
    setFailure(null);
    try {
      await send();
      snackbars.success(messages[`${kind}${subject.id === null ? 'Created' : 'Updated'}`]);
      void refresh();
      onDone();
    } catch (error) {
      onError(error);
      const fields = error instanceof HttpProblemError ? error.fields : [];
      setRefused(Object.fromEntries(fields.map(({ name, message }) => [name, message])));
      setFailure(refusalText(error, messages[`${kind}Refused`]));
    } finally {
      setSaving(false);
    }
    return null;
  }

  function send(): Promise<unknown> {
    const body = { ...draftBody(draft) };
    if (subject.id !== null) {
      const params = { id: subject.id };
      return kind === 'department'
        ? client.call(updateDepartment, { params, body })
        : client.call(updateSector, { params, body });
    }
    const text = JSON.stringify(body);
    // a lost answer makes no second one: what is sent again keeps its key
    if (attempt.current.text !== text) attempt.current = { text, key: newIdempotencyKey() };
    const idempotencyKey = attempt.current.key;
    if (subject.kind === 'department') return client.call(createDepartment, { body, idempotencyKey });
    return client.call(createSector, { body: { ...body, departmentId: subject.departmentId }, idempotencyKey });
  }

  return {
    draft,
    change,
    problems: { ...(isTried ? found : {}), ...refused } as AreaProblems,
    isDirty: JSON.stringify(draftBody(initial)) !== JSON.stringify(draftBody(draft)),
    failure,
    isSaving,
    save,
  };
}

const draftBody = ({ description, active, responsibles }: AreaDraft) => ({
  description: description.trim(),
  active,
  responsibles: responsibles.map(({ value }) => Number(value)),
});
