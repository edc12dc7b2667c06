import { createContext, useContext } from 'react';

/** Elements of the top bar that the page fills through React portals; null until the bar is mounted. */
export interface TopBarSlots {
  /** Replaces "Ir para... Ctrl K" with the search of a page that has one. */
  readonly search: HTMLElement | null;
  /** Covers the whole bar with the actions for the selected rows. Visible while it has content. */
  readonly selection: HTMLElement | null;
}

export const TopBarSlotsContext = createContext<TopBarSlots>({ search: null, selection: null });

/** Returns the slots of the top bar. */
export const useTopBarSlots = (): TopBarSlots => useContext(TopBarSlotsContext);
