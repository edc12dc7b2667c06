import { type KeyboardEvent, useRef, useState } from 'react';

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Describes a shape of a drawing that acts as a button. */
export interface MarkOptions {
  name: string;
  isChosen: boolean;
  onPick: () => void;
}

/**
 * Makes the shapes of a drawing clickable. One of them is a tab stop; arrows, Home and End move to the others; Enter
 * and Space activate. Pass `group` to the surrounding element and `markProps` to each shape.
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
