import type { ReactNode } from 'react';
import { Button } from '../ui/Button/Button.tsx';
import { DialogWindow } from '../ui/Dialog/DialogWindow.tsx';
import { LiveRegion } from '../ui/LiveRegion/LiveRegion.tsx';
import { useFocusWhenReady } from '../ui/use-focus-when-ready.ts';
import { EditNotices } from './EditNotices.tsx';
import type { EditForm } from './use-edit-form.ts';

/** What {@link EditDialog} shows while an existing item is loaded. */
export interface EditLoading {
  /** Whether the item is loaded. */
  readonly isReady: boolean;
  /** Shown if the item could not be loaded. */
  readonly failed: ReactNode;
  /** Placeholders of the fields. */
  readonly placeholders: ReactNode;
  /** Announced while loading. */
  readonly text: string;
}

/** Props of {@link EditDialog}. */
export interface EditDialogProps {
  open: boolean;
  title: string;
  /** Texts of the buttons. */
  cancel: string;
  save: string;
  /** Class of the form and of its placeholders. */
  className: string;
  form: Pick<EditForm<object>, 'id' | 'root' | 'failure' | 'conflict' | 'isSaving' | 'save' | 'close' | 'question'>;
  /** @default the item is loaded */
  loading?: EditLoading;
  /** Maximum width in px. @default 560 */
  width?: number;
  /** Whether a click on the scrim closes the dialog. @default true */
  closeOnOutsidePress?: boolean;
  footerStart?: ReactNode;
  /** Moves the focus when the dialog closes. Returns whether it did. @default the focus returns to the opener */
  onReturnFocus?: (() => boolean) | undefined;
  /** More questions of the dialog. */
  questions?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/**
 * A dialog that creates or changes an item: its fields with "save" and "cancel", or its loading or failed state. Enter
 * saves, and an invalid or refused field gets the focus. It shows why saving failed and what another user saved meanwhile,
 * and asks before unsaved input is lost.
 *
 * @example
 * const form = useEditForm({ … });
 * <EditDialog open={open} title={messages.editCity} cancel={messages.cancel} save={messages.save} className={styles.form} form={form}>
 *   <Field {...form.field('name')} label={messages.name} required>
 *     <TextInput {...form.text('name')} />
 *   </Field>
 * </EditDialog>
 */
export function EditDialog({ form, className, loading = ready, ...props }: EditDialogProps) {
  const { isReady } = loading;
  useFocusWhenReady(form.root, isReady);
  return (
    <DialogWindow
      open={props.open}
      onClose={form.close}
      title={props.title}
      width={props.width}
      closeOnOutsidePress={props.closeOnOutsidePress}
      footerStart={props.footerStart}
      onReturnFocus={props.onReturnFocus}
      footer={
        <>
          <Button size="action" onClick={form.close}>
            {props.cancel}
          </Button>
          <Button size="action" variant="primary" type="submit" form={form.id} disabled={!isReady} busy={form.isSaving}>
            {props.save}
          </Button>
        </>
      }
    >
      {isReady ? (
        <form
          ref={form.root}
          id={form.id}
          className={className}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // while it fades out, its button still has the focus
            if (props.open) void form.save();
          }}
        >
          <EditNotices form={form} />
          {props.children}
        </form>
      ) : (
        loading.failed || (
          <div className={className} aria-busy="true">
            {loading.placeholders}
            <LiveRegion>{loading.text}</LiveRegion>
          </div>
        )
      )}
      {form.question}
      {props.questions}
    </DialogWindow>
  );
}

const ready: EditLoading = { isReady: true, failed: null, placeholders: null, text: '' };
