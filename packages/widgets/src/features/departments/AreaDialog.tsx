import { areaNameMaxLength, getDepartment, getSector, responsiblesMax } from '@tramita/client/contract';
import { useId, useState } from 'react';
import type { CallState } from '../../calls/call-state.ts';
import { useCall } from '../../calls/use-call.ts';
import { EditDialog } from '../../lists/EditDialog.tsx';
import type { departmentsMessages } from '../../messages/features/departments.ts';
import { PeopleChips } from '../../people/PeopleChips.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { SegmentedChoice } from '../../ui/SegmentedChoice/SegmentedChoice.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import { useUiEnvironment } from '../../ui/ui-environment.ts';
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
  const { messages: common } = useUiEnvironment();
  const id = useId();
  const [isLeaving, setLeaving] = useState(false);
  const loaded = useLoadedArea(subject, visit, open);
  const form = useAreaForm(subject, loaded.data ?? null, messages, onClose);
  const leave = () => (form.isDirty ? setLeaving(true) : onClose());
  return (
    <EditDialog
      open={open}
      title={titleOf(messages, subject)}
      messages={messages}
      id={id}
      className={styles.form}
      form={form}
      isReady={subject.id === null || loaded.data !== undefined}
      failed={
        loaded.problem && (
          <ErrorState
            title={subject.kind === 'department' ? messages.departmentFailed : messages.sectorFailed}
            onRetry={loaded.retry}
            retrying={loaded.isRetrying}
          />
        )
      }
      placeholders={
        <>
          <Skeleton height={36} />
          <Skeleton height={36} />
          <Skeleton height={36} />
        </>
      }
      loadingText={messages.loading}
      onClose={leave}
      questions={
        <ConfirmDialog
          open={isLeaving}
          title={common.unsavedQuestion}
          confirmLabel={common.unsavedLeave}
          cancelLabel={common.unsavedStay}
          onConfirm={onClose}
          onCancel={() => setLeaving(false)}
        />
      }
    >
      <AreaFields id={id} messages={messages} kind={subject.kind} form={form} />
    </EditDialog>
  );
}

interface AreaFieldsProps {
  id: string;
  messages: typeof departmentsMessages;
  kind: AreaSubject['kind'];
  form: ReturnType<typeof useAreaForm>;
}

function AreaFields({ id, messages, kind, form }: AreaFieldsProps) {
  const { draft, problems, change } = form;
  return (
    <>
      {form.failure && <Notice tone="danger" title={form.failure} />}
      <Field
        id={`${id}-description`}
        label={kind === 'department' ? messages.departmentName : messages.sectorName}
        required
        error={problems.description}
        counter={{ length: draft.description.trim().length, max: areaNameMaxLength }}
      >
        <TextInput
          value={draft.description}
          autoComplete="off"
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
      <Field id={`${id}-responsibles`} label={messages.responsibles} required error={problems.responsibles}>
        <PeopleChips
          value={draft.responsibles}
          max={responsiblesMax}
          onChange={(responsibles) => change({ responsibles })}
        />
      </Field>
      <Field id={`${id}-active`} group label={messages.status} required error={problems.active}>
        <SegmentedChoice
          options={[
            { value: 'active', label: messages.active },
            { value: 'inactive', label: messages.inactive },
          ]}
          value={draft.active ? 'active' : 'inactive'}
          onChange={(value) => change({ active: value === 'active' })}
        />
      </Field>
    </>
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
