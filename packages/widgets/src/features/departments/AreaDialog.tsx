import { areaNameMaxLength, getDepartment, getSector, responsiblesMax } from '@tramita/client/contract';
import { useId, useRef, useState } from 'react';
import type { CallState } from '../../calls/call-state.ts';
import { useCall } from '../../calls/use-call.ts';
import type { departmentsMessages } from '../../messages/features/departments.ts';
import { PeopleChips } from '../../people/PeopleChips.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { DialogWindow } from '../../ui/Dialog/DialogWindow.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { SegmentedChoice } from '../../ui/SegmentedChoice/SegmentedChoice.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import { useUiEnvironment } from '../../ui/ui-environment.ts';
import { useFocusWhenReady } from '../../ui/use-focus-when-ready.ts';
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
  const fields = useRef<HTMLFormElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const loaded = useLoadedArea(subject, visit, open);
  const form = useAreaForm(subject, loaded.data ?? null, messages, onClose);
  const isReady = subject.id === null || loaded.data !== undefined;
  useFocusWhenReady(fields, isReady);
  const leave = () => (form.isDirty ? setLeaving(true) : onClose());
  const submit = async () => {
    const wrong = await form.save();
    if (!wrong) return;
    const control = fields.current?.querySelector<HTMLElement>(`[id="${id}-${wrong}"]`);
    control?.focus();
  };
  return (
    <DialogWindow
      open={open}
      onClose={leave}
      title={titleOf(messages, subject)}
      footer={
        <>
          <Button size="action" onClick={leave}>
            {messages.cancel}
          </Button>
          <Button
            size="action"
            variant="primary"
            disabled={!isReady}
            busy={form.isSaving}
            onClick={() => void submit()}
          >
            {messages.save}
          </Button>
        </>
      }
    >
      {isReady ? (
        <form
          ref={fields}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <AreaFields id={id} messages={messages} kind={subject.kind} form={form} />
          {/* lets Enter save; the visible button is in the footer, outside of the form */}
          <button type="submit" hidden tabIndex={-1} />
        </form>
      ) : loaded.problem ? (
        <ErrorState
          title={subject.kind === 'department' ? messages.departmentFailed : messages.sectorFailed}
          onRetry={loaded.retry}
          retrying={loaded.isRetrying}
        />
      ) : (
        <div className={styles.form} aria-busy="true">
          <Skeleton height={36} />
          <Skeleton height={36} />
          <Skeleton height={36} />
          <LiveRegion>{messages.loading}</LiveRegion>
        </div>
      )}
      <ConfirmDialog
        open={isLeaving}
        title={common.unsavedQuestion}
        confirmLabel={common.unsavedLeave}
        cancelLabel={common.unsavedStay}
        onConfirm={onClose}
        onCancel={() => setLeaving(false)}
      />
    </DialogWindow>
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
