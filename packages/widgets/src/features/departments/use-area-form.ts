import {
  createDepartment,
  createSector,
  type GroupMember,
  updateDepartment,
  updateSector,
} from '@tramita/client/contract';
import { type AreaProblems, areaProblems } from '@tramita/client/rules';
import { useState } from 'react';
import { useSend } from '../../calls/use-send.ts';
import type { departmentsMessages } from '../../messages/features/departments.ts';
import { personOption } from '../../people/person-option.tsx';
import type { ComboboxOption } from '../../ui/Combobox/filter-options.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { refusalText } from './refusal-text.ts';
import { areaReads } from './use-areas.ts';

/** The department or sector of a dialog; its id is null for a new one. */
export type AreaSubject =
  | { readonly kind: 'department'; readonly id: number | null }
  | { readonly kind: 'sector'; readonly id: number | null; readonly departmentId: number };

/** A department or sector as loaded from the server. */
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

/** State of the form of a department or sector: input, problems, saving. */
export function useAreaForm(
  subject: AreaSubject,
  loaded: LoadedArea | null,
  messages: typeof departmentsMessages,
  onDone: () => void,
) {
  const snackbars = useSnackbars();
  const initial: AreaDraft = loaded ? { ...loaded, responsibles: loaded.responsibles.map(personOption) } : emptyDraft;
  const [edits, setEdits] = useState<Partial<AreaDraft>>({});
  const [isTried, setTried] = useState(false);
  const saving = useSend({ changes: areaReads });
  const draft = { ...initial, ...edits };
  const found = areaProblems(draft, subject.kind);
  const { kind } = subject;

  function change(part: Partial<AreaDraft>) {
    setEdits((before) => ({ ...before, ...part }));
    saving.accept(Object.keys(part));
  }

  /** Saves the area. Returns the first invalid field instead of saving, if there is one. */
  async function save(): Promise<keyof AreaProblems | null> {
    setTried(true);
    const [wrong] = Object.keys(found) as (keyof AreaProblems)[];
    if (wrong) return wrong;
    if (await send()) {
      snackbars.success(messages[`${kind}${subject.id === null ? 'Created' : 'Updated'}`]);
      onDone();
    }
    return null;
  }

  function send() {
    const body = draftBody(draft);
    if (subject.id !== null) {
      const input = { params: { id: subject.id }, body };
      return kind === 'department' ? saving.send(updateDepartment, input) : saving.send(updateSector, input);
    }
    if (subject.kind === 'department') return saving.send(createDepartment, { body });
    return saving.send(createSector, { body: { ...body, departmentId: subject.departmentId } });
  }

  return {
    draft,
    change,
    problems: { ...(isTried ? found : {}), ...saving.refusedFields } as AreaProblems,
    isDirty: JSON.stringify(draftBody(initial)) !== JSON.stringify(draftBody(draft)),
    failure: saving.problem && refusalText(saving.problem.error, messages[`${kind}Refused`]),
    isSaving: saving.isSending,
    save,
  };
}

const draftBody = ({ description, active, responsibles }: AreaDraft) => ({
  description: description.trim(),
  active,
  responsibles: responsibles.map(({ value }) => Number(value)),
});
