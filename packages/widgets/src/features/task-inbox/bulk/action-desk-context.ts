import { createContext, type RefObject, useContext } from 'react';
import type { AskedAction } from './asked-action.ts';

/** Where actions are handed in; it outlives the list they were chosen on, so that work goes on after a change of list. */
export interface ActionDeskEntry {
  /** A bulk action is being sent. */
  isActing: boolean;
  ask: (action: AskedAction) => void;
  /** Filled by the list: puts the focus back into it. */
  focusList: RefObject<(() => void) | null>;
}

export const ActionDeskContext = createContext<ActionDeskEntry | null>(null);

/** The desk around a list. */
export function useActionDesk(): ActionDeskEntry {
  const desk = useContext(ActionDeskContext);
  if (!desk) throw new Error('A task list hands its actions in at <ActionDeskScope>, which is not around it.');
  return desk;
}
