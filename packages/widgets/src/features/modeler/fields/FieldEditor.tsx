import type { ModelField } from '@tramita/client/contract';
import { type ReactNode, useRef, useState } from 'react';
import { modelerFieldsMessages } from '../../../messages/features/modeler/fields.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { pageRootOf } from '../../../ui/page-root.ts';
import { useModel, useModelerStore } from '../store/modeler-context.ts';
import { EditorHead } from './EditorHead.tsx';
import * as styles from './FieldEditor.css.ts';
import { FormPreview } from './preview/FormPreview.tsx';
import { type PreviewForm, usePreviewForm } from './preview/use-preview-form.ts';
import { FieldFlags } from './rules/FieldFlags.tsx';
import { FieldUses } from './rules/FieldUses.tsx';
import { BasicSettings } from './settings/BasicSettings.tsx';
import { LayoutSettings } from './settings/LayoutSettings.tsx';
import { StartValue } from './settings/StartValue.tsx';
import { TypeSettings } from './settings/TypeSettings.tsx';
import { useFieldEditing } from './use-field-editing.ts';

interface FieldEditorProps {
  /** The field to edit; nothing is rendered after it is removed. */
  fieldId: string;
}

/** Edits one field of the form, with a preview of the form next to it. */
export function FieldEditor({ fieldId }: FieldEditorProps) {
  const messages = useMessages(modelerFieldsMessages);
  const field = useModel((model) => model.fields.find(({ id }) => id === fieldId));
  const preview = usePreviewForm(messages);
  const [side, setSide] = useState<'field' | 'preview'>('field');
  if (!field) return null;
  const tabs = { field: messages.tabField, preview: messages.tabPreview };
  return (
    <section
      className={styles.root}
      aria-label={messages.editor(field.label || messages.unnamed)}
      data-slot="field-editor"
      data-side={side}
    >
      <div className={styles.editor}>
        <EditedField
          key={fieldId}
          field={field}
          preview={preview}
          tabs={
            <nav className={styles.tabs} aria-label={messages.tabs}>
              {(['field', 'preview'] as const).map((one) => (
                <button
                  key={one}
                  type="button"
                  className={styles.tab}
                  aria-current={side === one || undefined}
                  onClick={() => setSide(one)}
                >
                  {tabs[one]}
                </button>
              ))}
            </nav>
          }
        />
      </div>
      <div className={styles.nextToFields}>
        <FormPreview messages={messages} preview={preview} current={field.name} />
      </div>
    </section>
  );
}

interface EditedFieldProps {
  field: ModelField;
  preview: PreviewForm;
  tabs: ReactNode;
}

/** The settings of the field, with its actions above and the button to close below. */
function EditedField({ field, preview, tabs }: EditedFieldProps) {
  const messages = useMessages(modelerFieldsMessages);
  const store = useModelerStore();
  const editing = useFieldEditing(field, messages);
  const settings = useRef<HTMLDivElement>(null);
  const handleClose = () => {
    const page = settings.current && pageRootOf(settings.current);
    if (editing.checks.showAll() && store.select({ kind: 'process' })) {
      const row = `[data-field-id="${CSS.escape(field.id)}"] [data-part="open"]`;
      requestAnimationFrame(() => page?.querySelector<HTMLElement>(row)?.focus());
      return;
    }
    // invalid inputs are marked in the next render
    requestAnimationFrame(() => settings.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const props = { editing, messages };
  return (
    <>
      <EditorHead field={field} messages={messages} onClose={handleClose} />
      {tabs}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens to the focus leaving a setting */}
      <div ref={settings} className={styles.settings} onBlur={editing.checks.handleBlur}>
        <BasicSettings {...props} />
        <TypeSettings {...props} />
        <FieldFlags {...props} preview={preview} />
        <StartValue {...props} />
        <LayoutSettings {...props} />
        <FieldUses {...props} />
      </div>
      <div className={styles.foot} data-action-bar="">
        <span className={styles.footNote}>{messages.scope}</span>
        <Button onClick={handleClose}>{messages.done}</Button>
      </div>
    </>
  );
}
