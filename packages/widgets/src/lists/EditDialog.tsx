import { type ReactNode, useRef } from 'react';
import { Button } from '../ui/Button/Button.tsx';
import { DialogWindow } from '../ui/Dialog/DialogWindow.tsx';
import { LiveRegion } from '../ui/LiveRegion/LiveRegion.tsx';
import { useFocusWhenReady } from '../ui/use-focus-when-ready.ts';

/** Props of {@link EditDialog}. */
export interface EditDialogProps {
  open: boolean;
  title: string;
  messages: { readonly cancel: string; readonly save: string };
  /** Prefix of the ids of the fields: a field's control has the id `<id>-<name>`. */
  id: string;
  /** Class of the form and of its placeholders. */
  className: string;
  form: {
    readonly isSaving: boolean;
    /** Saves the input. Resolves to the name of the first invalid field, which gets the focus, or to null. */
    readonly save: () => Promise<string | null>;
  };
  /** Whether the data to edit is loaded. */
  isReady: boolean;
  /** Shown if the data could not be loaded. */
  failed: ReactNode;
  /** Placeholders of the fields while the data is loading. */
  placeholders: ReactNode;
  /** Announced while the data is loading. */
  loadingText: string;
  footerStart?: ReactNode;
  /** Called when the user closes the dialog; asks first if there is unsaved input. */
  onClose: () => void;
  /** Questions of the dialog. */
  questions?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/**
 * A dialog that creates or changes an item: its fields with "save" and "cancel", or its loading or failed state. Enter
 * saves, and an invalid field gets the focus.
 *
 * @example
 * <EditDialog open={open} title={messages.editGroup} messages={messages} id={id} className={styles.form} form={form}
 *   isReady={loaded.data !== undefined} failed={loaded.problem && <ErrorState onRetry={loaded.retry} />}
 *   placeholders={<Skeleton height={36} />} loadingText={messages.loading} onClose={leave}>
 *   <GroupFields id={id} form={form} />
 * </EditDialog>
 */
export function EditDialog({ messages, id, form, isReady, onClose, ...props }: EditDialogProps) {
  const fields = useRef<HTMLFormElement>(null);
  useFocusWhenReady(fields, isReady);
  const submit = async () => {
    const wrong = await form.save();
    if (wrong) focusField(fields.current, `${id}-${wrong}`);
  };
  return (
    <DialogWindow
      open={props.open}
      onClose={onClose}
      title={props.title}
      footerStart={props.footerStart}
      footer={
        <>
          <Button size="action" onClick={onClose}>
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
          className={props.className}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          {props.children}
          {/* lets Enter save; the visible button is in the footer, outside of the form */}
          <button type="submit" hidden tabIndex={-1} />
        </form>
      ) : (
        props.failed || (
          <div className={props.className} aria-busy="true">
            {props.placeholders}
            <LiveRegion>{props.loadingText}</LiveRegion>
          </div>
        )
      )}
      {props.questions}
    </DialogWindow>
  );
}

/** Moves the focus to a control by its id, or into a group of choices that has it. */
function focusField(form: HTMLFormElement | null, id: string): void {
  const control = form?.querySelector<HTMLElement>(`[id="${id}"]`);
  (control?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]') ?? control)?.focus();
}
