import { Bold, Italic, Link, List } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { useFormContext } from '../form-context.ts';
import * as styles from './RichTextEditor.css.ts';

/** Marks the toolbar sets. */
export type TextMark = 'bold' | 'italic' | 'list' | 'link';

interface RichTextToolbarProps {
  /** Marks at the caret. */
  active: readonly TextMark[];
  /** Id of the text it belongs to. */
  controls: string;
  onMark: (mark: TextMark) => void;
  linkButton: RefObject<HTMLButtonElement | null>;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** One stop of the Tab key; the arrows move inside it. */
export function RichTextToolbar({ active, controls, onMark, linkButton }: RichTextToolbarProps) {
  const { messages } = useFormContext();
  const [stop, setStop] = useState(0);
  const tools = [
    { mark: 'bold', name: messages.editorBold, icon: <Bold /> },
    { mark: 'italic', name: messages.editorItalic, icon: <Italic /> },
    { mark: 'list', name: messages.editorList, icon: <List /> },
    { mark: 'link', name: messages.editorLink, icon: <Link /> },
  ] as const;
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (stop + step + tools.length) % tools.length;
    setStop(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label={messages.editorTools}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={handleKeyDown}
    >
      {tools.map(({ mark, name, icon }, index) => (
        <button
          key={mark}
          ref={mark === 'link' ? linkButton : undefined}
          type="button"
          aria-label={name}
          title={name}
          aria-pressed={active.includes(mark)}
          tabIndex={index === stop ? 0 : -1}
          className={joinClasses(styles.tool, active.includes(mark) && styles.toolOn)}
          // the selection stays in the text
          onPointerDown={(event) => event.preventDefault()}
          onFocus={() => setStop(index)}
          onClick={() => onMark(mark)}
        >
          {icon}
        </button>
      ))}
    </div>
  );
}
