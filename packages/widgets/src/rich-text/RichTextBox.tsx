import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { richTextMessages } from '../messages/rich-text.ts';
import { useMessages } from '../provider/use-messages.ts';
import { Button } from '../ui/Button/Button.tsx';
import { useFieldControl } from '../ui/Field/field-context.ts';
import { joinClasses } from '../ui/join-classes.ts';
import { type LazyPart, lazyPart, useLazyPart } from '../ui/lazy-part.ts';
import { SafeHtml } from '../ui/SafeHtml/SafeHtml.tsx';
import { frameAttributes } from '../ui/TextInput/frame-attributes.ts';
import * as input from '../ui/TextInput/TextInput.css.ts';
import { useUiEnvironment } from '../ui/ui-environment.ts';
import * as styles from './RichTextEditor.css.ts';
import type { RichTextEditor, RichTextEditorProps } from './RichTextEditor.tsx';
import { usualTools } from './usual-tools.ts';

/** The editor's code. */
export const editorPart = lazyPart(() => import('./RichTextEditor.tsx').then((module) => module.RichTextEditor));

interface RichTextBoxProps extends RichTextEditorProps {
  /** Shows the text without editing. */
  readOnly: boolean;
  /** The editor's code. @default loaded on demand */
  part?: LazyPart<typeof RichTextEditor>;
}

/**
 * Rich text in the frame of a control: read-only, or editable once the editor's code is loaded. Until then the text is
 * shown at the same height; if loading fails, an error appears and the text stays visible.
 */
export function RichTextBox({ readOnly, part = editorPart, ...text }: RichTextBoxProps) {
  const messages = useMessages(richTextMessages);
  const { messages: common } = useUiEnvironment();
  const control = useFieldControl();
  const [failed, setFailed] = useState(false);
  const Editor = useLazyPart(part, !readOnly && !failed, () => setFailed(true));
  if (Editor && !readOnly) return <Editor {...text} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group named by the field's label, not a set of inputs
    <div
      id={control.id}
      role="group"
      tabIndex={-1}
      aria-labelledby={control.labelId}
      aria-describedby={control.aria['aria-describedby']}
      aria-busy={(!readOnly && !failed) || undefined}
      data-slot="rich-text"
      {...frameAttributes({ invalid: control.invalid, readOnly })}
      className={joinClasses(input.frame, styles.frame)}
    >
      {!readOnly && (
        <div className={styles.toolbar}>
          {failed ? (
            <span role="alert" className={styles.failure}>
              {messages.failed}
              <Button size="sm" icon={<RotateCw />} onClick={() => setFailed(false)}>
                {common.retry}
              </Button>
            </span>
          ) : (
            // as many as the editor has, because they may need two lines
            (text.tools ?? usualTools).map((tool) => <span key={tool} className={styles.tool} />)
          )}
        </div>
      )}
      <SafeHtml html={text.html} className={joinClasses(styles.text, text.tall && styles.tall)} />
    </div>
  );
}
