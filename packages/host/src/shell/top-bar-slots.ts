import { createContext, useContext } from 'react';

/** Places of the top bar that the page below fills, by a React portal; null until the bar stands. */
export interface TopBarSlots {
  /** In place of "Ir para... Ctrl K": the search of a page that has one. */
  readonly search: HTMLElement | null;
  /** Over the whole bar: what may be done with the selected rows. It shows while there is something in it. */
  readonly selection: HTMLElement | null;
}

export const TopBarSlotsContext = createContext<TopBarSlots>({ search: null, selection: null });

/** The places of the top bar, for the page below it. */
export const useTopBarSlots = (): TopBarSlots => useContext(TopBarSlotsContext);
