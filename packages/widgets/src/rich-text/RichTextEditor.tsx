import { useRef, useState } from 'react';
import { useFieldControl } from '../ui/Field/field-context.ts';
import { joinClasses } from '../ui/join-classes.ts';
import { html as htmlClass } from '../ui/SafeHtml/SafeHtml.css.ts';
import { frameAttributes } from '../ui/TextInput/frame-attributes.ts';
import * as input from '../ui/TextInput/TextInput.css.ts';
import { LinkPopover } from './LinkPopover.tsx';
import * as styles from './RichTextEditor.css.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { activeTools, idleTools, linkAround, setLink, type TextTool, textCommands } from './rich-text-commands.ts';
import { useRichText } from './use-rich-text.ts';
import { usualTools } from './usual-tools.ts';

/** Props of the editor and of the surrounding box. */
export interface RichTextEditorProps {
  /** The text as HTML; sanitized before it is shown. */
  html: string;
  /** Called with sanitized HTML, or null if there is no text. */
  onChange: (html: string | null) => void;
  /** Maximum number of visible characters. */
  maxLength?: number;
  /** Tools of the toolbar, in this order. @default bold, italic, list and link */
  tools?: readonly TextTool[];
  /** Grows with the text, from a larger minimum height. @default false */
  tall?: boolean;
}

/** An editor for text with formatting, headings, lists and links, with a toolbar above it. */
export function RichTextEditor({ html, onChange, maxLength, tools = usualTools, tall = false }: RichTextEditorProps) {
  const control = useFieldControl();
  const box = useRef<HTMLDivElement>(null);
  const linkButton = useRef<HTMLButtonElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  const openLink = () => setAddress('');
  const editor = useRichText(box, { html, maxLength, onChange, onLink: openLink });
  const { state } = editor;
  return (
    <div
      data-slot="rich-text"
      {...frameAttributes({ invalid: control.invalid })}
      className={joinClasses(input.frame, styles.frame)}
    >
      <RichTextToolbar
        tools={tools}
        active={state ? activeTools(state) : []}
        idle={state ? idleTools(state) : []}
        controls={control.id}
        onTool={(tool) => (tool === 'link' ? openLink() : editor.run(textCommands[tool]))}
        linkButton={linkButton}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea cannot contain formatted text */}
      <div
        ref={box}
        id={control.id}
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-labelledby={control.labelId}
        {...control.aria}
        suppressContentEditableWarning
        className={joinClasses(htmlClass, styles.text, styles.editable, tall && styles.tall)}
      />
      {address !== null && (
        <LinkPopover
          anchor={linkButton}
          address={(state && linkAround(state)?.href) ?? ''}
          onApply={(href) => {
            setAddress(null);
            editor.run(setLink(href, editor.room()));
          }}
          onClose={() => {
            setAddress(null);
            editor.focus();
          }}
        />
      )}
    </div>
  );
}
