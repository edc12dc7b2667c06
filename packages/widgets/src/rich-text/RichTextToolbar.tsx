import { Bold, Heading2, Italic, Link, List, ListOrdered, Redo2, TextQuote, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { richTextMessages } from '../messages/rich-text.ts';
import { useMessages } from '../provider/use-messages.ts';
import { joinClasses } from '../ui/join-classes.ts';
import * as styles from './RichTextEditor.css.ts';
import type { TextTool } from './rich-text-commands.ts';

interface RichTextToolbarProps {
  tools: readonly TextTool[];
  /** Tools that are active at the caret. */
  active: readonly TextTool[];
  /** Tools that are disabled because they would have no effect. */
  idle: readonly TextTool[];
  /** Id of the edited element. */
  controls: string;
  onTool: (tool: TextTool) => void;
  linkButton: Ref<HTMLButtonElement>;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
const icons: Readonly<Record<TextTool, typeof Bold>> = {
  bold: Bold,
  italic: Italic,
  heading: Heading2,
  list: List,
  numbers: ListOrdered,
  quote: TextQuote,
  link: Link,
  undo: Undo2,
  redo: Redo2,
};
/** Tools that perform an action and have no on/off state. */
const acts: readonly TextTool[] = ['undo', 'redo'];

/** The toolbar: one tab stop; arrow keys move inside it. */
export function RichTextToolbar({ tools, active, idle, controls, onTool, linkButton }: RichTextToolbarProps) {
  const messages = useMessages(richTextMessages);
  const [stop, setStop] = useState(0);
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
      aria-label={messages.tools}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={handleKeyDown}
    >
      {tools.map((tool, index) => {
        const Icon = icons[tool];
        return (
          <button
            key={tool}
            ref={tool === 'link' ? linkButton : undefined}
            type="button"
            aria-label={messages[tool]}
            title={messages[tool]}
            aria-pressed={acts.includes(tool) ? undefined : active.includes(tool)}
            aria-disabled={idle.includes(tool) || undefined}
            tabIndex={index === stop ? 0 : -1}
            className={joinClasses(styles.tool, active.includes(tool) && styles.toolOn)}
            // keeps the selection in the text
            onPointerDown={(event) => event.preventDefault()}
            onFocus={() => setStop(index)}
            onClick={() => idle.includes(tool) || onTool(tool)}
          >
            <Icon />
          </button>
        );
      })}
    </div>
  );
}
