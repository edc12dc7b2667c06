import { createContext, type RefObject, useContext } from 'react';
import type { AskedAction } from './asked-action.ts';

/** Receives requested actions; it outlives the list on which they were requested, so that they continue on another list. */
export interface ActionDeskEntry {
  /** Whether a bulk action is being sent. */
  isActing: boolean;
  ask: (action: AskedAction) => void;
  /** Set by the list: returns the focus to it. */
  focusList: RefObject<(() => void) | null>;
}

export const ActionDeskContext = createContext<ActionDeskEntry | null>(null);

/** Returns the action desk around a list. */
export function useActionDesk(): ActionDeskEntry {
  const desk = useContext(ActionDeskContext);
  if (!desk) throw new Error('A task list must be inside <ActionDeskScope>.');
  return desk;
}
