import { usePersistentState } from '@tramita/widgets/provider';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePhone } from './use-phone.ts';

interface StoredDrawer {
  isOpen: boolean;
  foldedGroups: string[];
  scrollTop: number;
  scrolledOn: string;
}

const startsWith: StoredDrawer = { isOpen: true, foldedGroups: [], scrollTop: 0, scrolledOn: '' };

/** Returns the stored state; undefined if it is invalid. */
function readDrawer(stored: unknown): StoredDrawer | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { isOpen, foldedGroups, scrollTop, scrolledOn }: Partial<Record<keyof StoredDrawer, unknown>> = stored;
  return {
    isOpen: isOpen !== false,
    foldedGroups: Array.isArray(foldedGroups) ? foldedGroups.filter((id) => typeof id === 'string') : [],
    scrollTop: typeof scrollTop === 'number' ? scrollTop : 0,
    scrolledOn: typeof scrolledOn === 'string' ? scrolledOn : '',
  };
}

/** The state of the drawer and its actions; all except the phone's overlay is kept after a reload. */
export interface DrawerState {
  readonly isOpen: boolean;
  /** Whether the drawer covers the page, as on a phone. */
  readonly isOverlay: boolean;
  readonly foldedGroups: readonly string[];
  readonly scrollTop: number;
  /** The path of the page on which the drawer was scrolled last. */
  readonly scrolledOn: string;
  toggle(): void;
  toggleGroup(id: string): void;
  rememberScroll(top: number, pathname: string): void;
  openOverlay(): void;
  closeOverlay(): void;
}

/** Delay before the scroll position is stored, in ms. */
const scrollRestMs = 200;

/** The drawer's state, kept in one local-storage entry of the signed-in user. */
export function useDrawerState(): DrawerState {
  const [stored, setStored] = usePersistentState('drawer', startsWith, readDrawer);
  const isPhone = usePhone();
  const [isOverlayWanted, setOverlayWanted] = useState(false);
  if (isOverlayWanted && !isPhone) setOverlayWanted(false);

  const toggle = useCallback(() => setStored((now) => ({ ...now, isOpen: !now.isOpen })), [setStored]);
  const toggleGroup = useCallback(
    (id: string) =>
      setStored((now) => ({
        ...now,
        foldedGroups: now.foldedGroups.includes(id)
          ? now.foldedGroups.filter((folded) => folded !== id)
          : [...now.foldedGroups, id],
      })),
    [setStored],
  );
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rememberScroll = useCallback(
    (scrollTop: number, scrolledOn: string) => {
      clearTimeout(resting.current);
      resting.current = setTimeout(() => setStored((now) => ({ ...now, scrollTop, scrolledOn })), scrollRestMs);
    },
    [setStored],
  );
  useEffect(() => () => clearTimeout(resting.current), []);
  const openOverlay = useCallback(() => setOverlayWanted(true), []);
  const closeOverlay = useCallback(() => setOverlayWanted(false), []);

  return {
    ...stored,
    isOverlay: isPhone && isOverlayWanted,
    toggle,
    toggleGroup,
    rememberScroll,
    openOverlay,
    closeOverlay,
  };
}
