import { type KeyboardEvent, useRef } from 'react';

/** Letters typed within this time (ms) belong to one search. */
const PAUSE = 600;

/** Moves the focus to the next element whose text starts with what is typed. */
export function useTypeAhead() {
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent, items: readonly HTMLElement[], current: number): void => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
    const fresh = event.timeStamp - typed.current.at > PAUSE;
    const text = (fresh ? '' : typed.current.text) + event.key.toLocaleLowerCase('pt-BR');
    typed.current = { text, at: event.timeStamp };
    const start = text.length === 1 ? current + 1 : Math.max(current, 0);
    const inOrder = [...items.slice(start), ...items.slice(0, start)];
    inOrder.find((item) => item.textContent?.trim().toLocaleLowerCase('pt-BR').startsWith(text))?.focus();
  };
}
