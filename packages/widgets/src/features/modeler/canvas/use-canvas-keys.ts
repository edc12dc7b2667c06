import type { KeyboardEvent } from 'react';
import { pageRootOf } from '../../../ui/page-root.ts';
import type { Flow } from '../flow/flow-context.ts';
import { commandOfKey, runFlowCommand } from '../flow/flow-keys.ts';
import { type WalkDirection, walk, walkAmong } from '../flow/walk.ts';
import { isFree } from '../store/create-modeler-store.ts';
import { useModelerStore } from '../store/modeler-context.ts';

const directions: Readonly<Record<string, WalkDirection>> = {
  ArrowRight: 'onwards',
  ArrowLeft: 'back',
  ArrowDown: 'down',
  ArrowUp: 'up',
  Home: 'first',
  End: 'last',
};

/** The keys of the drawing: arrows walk along the connections, the others run the commands of the flow. */
export function useCanvasKeys(flow: Flow) {
  const store = useModelerStore();
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, choosable, commands } = flow;
    if (event.defaultPrevented || !target) return;
    if (event.key === 'Escape' && choosable) {
      event.preventDefault();
      commands.stopConnecting();
      return;
    }
    const direction = directions[event.key];
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (direction && isPlain) {
      event.preventDefault();
      const { steps } = store.get().history.present;
      const next = choosable ? walkAmong(steps, choosable, target.stepId, direction) : walk(steps, target, direction);
      if (next) commands.moveTo(next, true);
      return;
    }
    // in selection mode Enter presses the step's own button
    const command = choosable ? null : commandOfKey(event);
    if (!command) return;
    event.preventDefault();
    if (isFree(store.get()))
      runFlowCommand(command, target, store.get().history.present, commands, pageRootOf(event.currentTarget));
  };
}
