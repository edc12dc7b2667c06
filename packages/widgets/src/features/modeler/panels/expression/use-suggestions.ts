import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { useDismiss } from '../../../../ui/Popover/use-dismiss.ts';
import { useIsomorphicLayoutEffect } from '../../../../ui/use-isomorphic-layout-effect.ts';
import { completeExpression, type Suggestion } from './complete-expression.ts';
import type { ExpressionField } from './expression-field.ts';

interface SuggestionOptions {
  value: string;
  onChange: (value: string) => void;
  fields: readonly ExpressionField[];
  frame: RefObject<HTMLElement | null>;
}

/** Suggestions at the caret of a textarea: open while typing, on Ctrl+Space and Alt+Down. The text keeps the focus. */
export function useSuggestions({ value, onChange, fields, frame }: SuggestionOptions) {
  const listId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  /** Position for the caret after the inserted text is rendered. */
  const landing = useRef<number | null>(null);
  const completion = caret === null ? null : completeExpression(value, Math.min(caret, value.length), fields);
  const suggestions = completion?.suggestions ?? [];
  const isOpen = suggestions.length > 0;

  const close = () => setCaret(null);
  const lookAt = (position: number) => {
    setCaret(position);
    setActive(0);
  };
  useDismiss(isOpen, [frame, panel], close);
  useIsomorphicLayoutEffect(() => {
    if (landing.current === null) return;
    area.current?.setSelectionRange(landing.current, landing.current);
    landing.current = null;
  });

  const take = (suggestion: Suggestion) => {
    if (!completion) return;
    const { from, to } = completion;
    const isGlued = from > 0 && /[=!]/.test(value[from - 1] ?? '');
    const text = isGlued ? ` ${suggestion.text}` : suggestion.text;
    landing.current = from + text.length;
    onChange(value.slice(0, from) + text + value.slice(to));
    close();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const asks = (event.key === ' ' && event.ctrlKey) || (event.key === 'ArrowDown' && event.altKey);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (asks) {
      event.preventDefault();
      lookAt(event.currentTarget.selectionStart);
    } else if (isOpen && step !== 0) {
      event.preventDefault();
      setActive((active + step + suggestions.length) % suggestions.length);
    } else if (isOpen && event.key === 'Enter') {
      event.preventDefault();
      const chosen = suggestions[active];
      if (chosen) take(chosen);
    }
  };
  return {
    isOpen,
    suggestions,
    active,
    setActive,
    from: completion?.from ?? null,
    listId,
    panel,
    area,
    take,
    close,
    lookAt,
    /** Updates an open list when the caret moves without typing. */
    follow: (position: number) => caret !== null && caret !== position && lookAt(position),
    handleKeyDown,
  };
}
