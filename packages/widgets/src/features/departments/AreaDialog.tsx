import { areaNameMaxLength, getDepartment, getSector, responsiblesMax } from '@tramita/client/contract';
import type { CallState } from '../../calls/call-state.ts';
import { useCall } from '../../calls/use-call.ts';
import { ActiveChoice } from '../../lists/ActiveChoice.tsx';
import { EditDialog } from '../../lists/EditDialog.tsx';
import type { departmentsMessages } from '../../messages/features/departments.ts';
import { PeopleChips } from '../../people/PeopleChips.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import * as styles from './Departments.css.ts';
import { type AreaSubject, type LoadedArea, useAreaForm } from './use-area-form.ts';

export interface AreaDialogProps {
  messages: typeof departmentsMessages;
  subject: AreaSubject;
  open: boolean;
  /** Counter of openings, so that each one starts with the data of the server. */
  visit: number;
  onClose: () => void;
}

/** The dialog that creates or changes a department or sector. Needs a new `key` for each opening. */
export function AreaDialog({ messages, subject, open, visit, onClose }: AreaDialogProps) {
  const loaded = useLoadedArea(subject, visit, open);
  const form = useAreaForm(subject, loaded.data ?? null, messages, onClose);
  const isDepartment = subject.kind === 'department';
  return (
    <EditDialog
      open={open}
      title={titleOf(messages, subject)}
      cancel={messages.cancel}
      save={messages.save}
      className={styles.form}
      form={form}
      loading={{
        isReady: subject.id === null || loaded.data !== undefined,
        failed: loaded.problem && (
          <ErrorState
            title={isDepartment ? messages.departmentFailed : messages.sectorFailed}
            onRetry={loaded.retry}
            retrying={loaded.isRetrying}
          />
        ),
        placeholders: (
          <>
            <Skeleton height={36} />
            <Skeleton height={36} />
            <Skeleton height={36} />
          </>
        ),
        text: messages.loading,
      }}
    >
      <Field
        {...form.field('description')}
        label={isDepartment ? messages.departmentName : messages.sectorName}
        required
        counter={{ length: form.values.description.trim().length, max: areaNameMaxLength }}
      >
        <TextInput {...form.text('description')} autoComplete="off" />
      </Field>
      <Field {...form.field('responsibles')} label={messages.responsibles} required>
        <PeopleChips {...form.control('responsibles')} max={responsiblesMax} />
      </Field>
      <Field {...form.field('active')} group label={messages.status} required>
        <ActiveChoice {...form.control('active')} messages={messages} />
      </Field>
    </EditDialog>
  );
}

/** The department or sector as it is on the server when the dialog opens. */
function useLoadedArea({ kind, id }: AreaSubject, visit: number, open: boolean): CallState<LoadedArea> {
  const input = open && id !== null ? { params: { id } } : null;
  const options = { visit, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };
  return useCall(kind === 'department' ? getDepartment : getSector, input, options);
}

function titleOf(messages: typeof departmentsMessages, { kind, id }: AreaSubject): string {
  if (kind === 'department') return id === null ? messages.newDepartment : messages.editDepartment;
  return id === null ? messages.newSector : messages.editSector;
}
