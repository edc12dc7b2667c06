import { type KeyboardEvent, useRef, useState } from 'react';

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** What makes a shape of a drawing a button. */
export interface MarkOptions {
  name: string;
  isChosen: boolean;
  onPick: () => void;
}

/**
 * Shapes that can be pressed: one of them is a stop of the keyboard, arrows, Home and End lead to the others, Enter and
 * Space press. `group` goes to the element around them, `markProps` to each.
 */
export function useMarks() {
  const group = useRef<SVGSVGElement>(null);
  const [stop, setStop] = useState(0);
  const handleKeyDown = (event: KeyboardEvent, index: number, onPick: () => void) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPick();
      return;
    }
    const marks = [...(group.current?.querySelectorAll<SVGElement>('[data-mark]') ?? [])];
    const target = { Home: 0, End: marks.length - 1 }[event.key] ?? index + (steps[event.key] ?? Number.NaN);
    const mark = marks[target];
    if (!mark) return;
    event.preventDefault();
    mark.focus();
  };
  const markProps = (index: number, count: number, { name, isChosen, onPick }: MarkOptions) => ({
    'data-mark': index,
    role: 'button',
    'aria-label': name,
    'aria-pressed': isChosen,
    tabIndex: index === Math.min(stop, count - 1) ? 0 : -1,
    onClick: onPick,
    onFocus: () => setStop(index),
    onKeyDown: (event: KeyboardEvent) => handleKeyDown(event, index, onPick),
  });
  return { group, markProps };
}
