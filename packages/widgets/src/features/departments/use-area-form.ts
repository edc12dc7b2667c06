import {
  createDepartment,
  createSector,
  type GroupMember,
  getDepartment,
  getSector,
  updateDepartment,
  updateSector,
} from '@tramita/client/contract';
import { areaProblems } from '@tramita/client/rules';
import { useRead } from '../../calls/use-read.ts';
import { useEditForm } from '../../lists/use-edit-form.ts';
import { useEditedRecord } from '../../lists/use-edited-record.ts';
import type { departmentsMessages } from '../../messages/features/departments.ts';
import { areaRuleTexts } from '../../messages/rules/area-rules.ts';
import { personOption } from '../../people/person-option.tsx';
import { useMessages } from '../../provider/use-messages.ts';
import { useRefusalText } from '../../provider/use-refusal-text.ts';
import type { ComboboxOption } from '../../ui/Combobox/filter-options.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { areaReads } from './use-areas.ts';

/** The department or sector of a dialog; its id is null for a new one. */
export type AreaSubject =
  | { readonly kind: 'department'; readonly id: number | null }
  | { readonly kind: 'sector'; readonly id: number | null; readonly departmentId: number };

/** A department or sector as loaded from the server. */
export interface LoadedArea {
  readonly id: number;
  readonly description: string;
  readonly active: boolean;
  readonly responsibles: readonly GroupMember[];
  readonly revision?: string | undefined;
}

/** The input of the form of a department or sector. */
export interface AreaDraft {
  readonly description: string;
  readonly responsibles: readonly ComboboxOption[];
  readonly active: boolean;
}

const draftOf = (area: LoadedArea | null): AreaDraft => ({
  description: area?.description ?? '',
  responsibles: area?.responsibles.map(personOption) ?? [],
  active: area?.active ?? true,
});

/** State of the form of a department or sector: input, problems, saving. */
export function useAreaForm(
  subject: AreaSubject,
  loaded: LoadedArea | null,
  messages: typeof departmentsMessages,
  onClose: () => void,
) {
  const rules = useMessages(areaRuleTexts);
  const refusalText = useRefusalText();
  const snackbars = useSnackbars();
  const { kind, id } = subject;
  const isDepartment = kind === 'department';
  const read = useRead();
  const { record, edited } = useEditedRecord<LoadedArea, AreaDraft>({
    loaded,
    read: ({ id }) => read(isDepartment ? getDepartment : getSector, { params: { id } }),
    valuesOf: draftOf,
    labels: {
      description: isDepartment ? messages.departmentName : messages.sectorName,
      responsibles: messages.responsibles,
      active: messages.status,
    },
  });
  return useEditForm({
    initial: draftOf(record),
    check: (draft) => areaProblems(draft, kind, rules),
    contentOf: bodyOf,
    sending: { changes: areaReads },
    edited,
    save: (draft, send, known) => {
      const body = bodyOf(draft);
      if (id !== null) {
        return send(isDepartment ? updateDepartment : updateSector, { params: { id }, body: { ...body, ...known } });
      }
      if (subject.kind === 'department') return send(createDepartment, { body });
      return send(createSector, { body: { ...body, departmentId: subject.departmentId } });
    },
    failureOf: ({ error }) => ({ title: refusalText(error) ?? messages[`${kind}Refused`] }),
    onSaved: () => {
      snackbars.success(messages[`${kind}${id === null ? 'Created' : 'Updated'}`]);
      onClose();
    },
    onClose,
  });
}

const bodyOf = ({ description, active, responsibles }: AreaDraft) => ({
  description: description.trim(),
  active,
  responsibles: responsibles.map(({ value }) => Number(value)),
});
