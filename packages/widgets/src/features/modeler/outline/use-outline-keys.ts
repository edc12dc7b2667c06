import { type KeyboardEvent, useRef } from 'react';
import { useLocale } from '../../../provider/use-locale.ts';
import { pageRootOf } from '../../../ui/page-root.ts';
import type { Flow } from '../flow/flow-context.ts';
import { commandOfKey, runFlowCommand } from '../flow/flow-keys.ts';
import { type FlowTarget, isSameTarget } from '../flow/flow-target.ts';
import { connectionName, stepName } from '../flow/flow-words.ts';
import { walkAmong } from '../flow/walk.ts';
import { isFree } from '../store/create-modeler-store.ts';
import { useModelerStore } from '../store/modeler-context.ts';
import type { OutlineRow } from './outline-rows.ts';

/** Letters typed within this time form one search text, in ms. */
const typingTime = 500;

interface Folding {
  folded: ReadonlySet<string>;
  setFolded: (stepId: string, isFolded: boolean) => void;
}

/** The keys of a tree: up and down through the lines, right and left into and out of a step; letters search. */
export function useOutlineKeys(flow: Flow, rows: readonly OutlineRow[], { folded, setFolded }: Folding) {
  const store = useModelerStore();
  const locale = useLocale();
  const typed = useRef({ text: '', at: 0 });
  const { commands, choosable, messages, target } = flow;

  const goTo = (next: FlowTarget | undefined | null) => next && commands.moveTo(next, true);

  function moveAmongChoosable(key: string, from: FlowTarget): boolean {
    const direction = ({ ArrowDown: 'onwards', ArrowUp: 'back', Home: 'first', End: 'last' } as const)[key];
    if (!direction || !choosable) return false;
    goTo(walkAmong(store.get().history.present.steps, choosable, from.stepId, direction));
    return true;
  }

  function move(key: string, at: number): boolean {
    const row = rows[at];
    if (!row) return false;
    const { step, target: here } = row;
    const hasChildren = rows[at + 1]?.level === 2;
    switch (key) {
      case 'ArrowDown':
        goTo(rows[at + 1]?.target);
        return true;
      case 'ArrowUp':
        goTo(rows[at - 1]?.target);
        return true;
      case 'Home':
        goTo(rows[0]?.target);
        return true;
      case 'End':
        goTo(rows.at(-1)?.target);
        return true;
      case 'ArrowRight':
        if (here.kind === 'connection') goTo(jump(step.connections[here.index]?.stepId));
        else if (folded.has(step.id)) setFolded(step.id, false);
        else if (hasChildren) goTo(rows[at + 1]?.target);
        return true;
      case 'ArrowLeft':
        if (here.kind === 'connection') goTo({ kind: 'step', stepId: step.id });
        else if (hasChildren) setFolded(step.id, true);
        return true;
      default:
        return false;
    }
  }

  const jump = (stepId: string | null | undefined): FlowTarget | null => (stepId ? { kind: 'step', stepId } : null);

  function search(letter: string, at: number, now: number): void {
    const before = typed.current;
    const text = (now - before.at < typingTime ? before.text : '') + letter.toLocaleLowerCase(locale);
    typed.current = { text, at: now };
    const nameOf = ({ step, target: row }: OutlineRow) => {
      const connection = row.kind === 'connection' ? step.connections[row.index] : undefined;
      return connection ? connectionName(connection, messages) : stepName(step, messages);
    };
    const start = text.length === 1 ? at + 1 : at;
    const ordered = [...rows.slice(start), ...rows.slice(0, start)];
    goTo(ordered.find((row) => nameOf(row).toLocaleLowerCase(locale).startsWith(text))?.target);
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || !target) return;
    const at = rows.findIndex((row) => isSameTarget(row.target, target));
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (choosable) {
      if (event.key === 'Escape') commands.stopConnecting();
      else if (event.key === 'Enter' || event.key === ' ') commands.choose(target);
      else if (!isPlain || !moveAmongChoosable(event.key, target)) return;
      event.preventDefault();
      return;
    }
    if (isPlain && move(event.key, at)) return event.preventDefault();
    const command = commandOfKey(event);
    if (command) {
      event.preventDefault();
      if (isFree(store.get()))
        runFlowCommand(command, target, store.get().history.present, commands, pageRootOf(event.currentTarget));
    } else if (event.key === ' ' && isPlain) {
      event.preventDefault();
      commands.choose(target);
    } else if (isPlain && event.key.length === 1) search(event.key, at, event.timeStamp);
  };
}
