import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFieldControl } from '../../ui/Field/field-context.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { html as htmlClass } from '../../ui/SafeHtml/SafeHtml.css.ts';
import { sanitizeHtml } from '../../ui/SafeHtml/sanitize-html.ts';
import { frameState } from '../../ui/TextInput/frame-state.ts';
import * as input from '../../ui/TextInput/TextInput.css.ts';
import { LinkPopover } from './LinkPopover.tsx';
import * as styles from './RichTextEditor.css.ts';
import { RichTextToolbar, type TextMark } from './RichTextToolbar.tsx';
import { rangeIn, selectRange } from './selection-in.ts';
import { useEditableHtml } from './useEditableHtml.ts';

/** Props of the editor, and of the box around it. */
export interface RichTextEditorProps {
  /** The text as HTML; cleaned before it is shown. */
  html: string;
  /** Called with cleaned HTML, or null when there is no text. */
  onChange: (html: string | null) => void;
  /** Most characters that can be read in it. */
  maxLength?: number;
}

const commands = { bold: 'bold', italic: 'italic', list: 'insertUnorderedList' } as const;

function linkAt(element: HTMLElement): HTMLAnchorElement | null {
  const node = rangeIn(element)?.startContainer;
  const parent = node instanceof Element ? node : node?.parentElement;
  return parent?.closest('a') ?? null;
}

function marksAt(element: HTMLElement): TextMark[] {
  const marks: TextMark[] = (['bold', 'italic', 'list'] as const).filter((mark) =>
    document.queryCommandState(commands[mark]),
  );
  return linkAt(element) ? [...marks, 'link'] : marks;
}

/** A small editor of text with bold, italic, lists and links. What it gives is cleaned HTML. */
export function RichTextEditor({ html, onChange, maxLength }: RichTextEditorProps) {
  const control = useFieldControl();
  const box = useRef<HTMLDivElement>(null);
  const linkButton = useRef<HTMLButtonElement>(null);
  const editable = useEditableHtml(box, { html, maxLength, onChange });
  const [active, setActive] = useState<readonly TextMark[]>([]);
  const [focused, setFocused] = useState(false);
  const [link, setLink] = useState<{ range: Range | null; address: string } | null>(null);

  useEffect(() => {
    if (!focused) return;
    const follow = () => {
      if (box.current) setActive(marksAt(box.current));
    };
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [focused]);

  const run = (command: string, value?: string) => {
    document.execCommand(command, false, value);
    editable.report();
    if (box.current) setActive(marksAt(box.current));
  };
  const openLink = (element: HTMLElement) =>
    setLink({ range: rangeIn(element)?.cloneRange() ?? null, address: linkAt(element)?.getAttribute('href') ?? '' });
  const handleMark = (mark: TextMark) => {
    if (!box.current) return;
    if (mark === 'link') return openLink(box.current);
    if (!rangeIn(box.current)) selectRange(box.current, null);
    box.current.focus();
    run(commands[mark]);
  };
  const applyLink = (address: string | null) => {
    const element = box.current;
    if (!element || !link) return;
    element.focus();
    selectRange(element, link.range);
    const around = linkAt(element);
    if (around) {
      const whole = element.ownerDocument.createRange();
      whole.selectNodeContents(around);
      selectRange(element, whole);
    }
    setLink(null);
    if (address === null) run('unlink');
    else if (link.range?.collapsed === false || around) run('createLink', address);
    else insertLink(element, address);
  };
  const insertLink = (element: HTMLElement, address: string) => {
    const anchor = element.ownerDocument.createElement('a');
    anchor.href = address;
    anchor.textContent = address;
    if (address.length <= editable.room()) run('insertHTML', anchor.outerHTML);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    openLink(event.currentTarget);
  };
  const handlePaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const rich = event.clipboardData.getData('text/html');
    const plain = event.clipboardData.getData('text/plain');
    const room = editable.room();
    if (rich && plain.length <= room) run('insertHTML', sanitizeHtml(rich));
    else run('insertText', plain.slice(0, Math.max(0, room)));
  };
  return (
    <div
      data-slot="rich-text"
      data-state={frameState({ invalid: control.invalid })}
      className={joinClasses(input.frame, styles.frame)}
    >
      <RichTextToolbar active={active} controls={control.id} onMark={handleMark} linkButton={linkButton} />
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea holds no formatted text */}
      <div
        ref={box}
        id={control.id}
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-labelledby={control.labelId}
        {...control.aria}
        contentEditable
        suppressContentEditableWarning
        className={joinClasses(htmlClass, styles.text)}
        onInput={editable.report}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
      />
      {link && (
        <LinkPopover
          anchor={linkButton}
          address={link.address}
          onApply={applyLink}
          onClose={() => {
            setLink(null);
            box.current?.focus();
          }}
        />
      )}
    </div>
  );
}
