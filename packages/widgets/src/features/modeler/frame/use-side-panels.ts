import { useCallback, useEffect, useMemo, useState } from 'react';
import { queries } from '../../../theme/breakpoints.ts';
import { useUiEnvironment } from '../../../ui/ui-environment.ts';

/** The visibility of the panels next to the flow. */
export interface SidePanels {
  readonly form: boolean;
  readonly settings: boolean;
  readonly toggleForm: () => void;
  readonly showForm: () => void;
  readonly showSettings: () => void;
  /** Closes one panel, or both. */
  readonly showFlow: (folded?: 'form' | 'settings') => void;
  /** Closes the form if it covers the element opened from it, which is the case on a phone. */
  readonly uncover: () => void;
}

/** Below this width a second panel would leave too little room for the flow. */
const onePanel = '(max-width: 1199px)';

const isPhone = (): boolean => matchMedia(queries.phone).matches;
const hasRoomForTwo = (): boolean => !matchMedia(onePanel).matches;

/** The open panels. */
interface Open {
  readonly form: boolean;
  readonly settings: boolean;
}

const start = (): Open => ({ form: hasRoomForTwo(), settings: !isPhone() });

const bothOpen: Open = { form: true, settings: true };

/** Both panels are open at first; below 1200 px at most one; on a phone, where they would cover the flow, none. */
export function useSidePanels(): SidePanels {
  const { isPrerendering } = useUiEnvironment();
  // a server does not know the window
  const [open, setOpen] = useState(isPrerendering ? bothOpen : start);
  const change = useCallback((panel: keyof Open, next: (isOpen: boolean) => boolean) => {
    setOpen((before) => {
      const isOpen = next(before[panel]);
      if (isOpen === before[panel]) return before;
      return isOpen && !hasRoomForTwo()
        ? { form: panel === 'form', settings: panel === 'settings' }
        : { ...before, [panel]: isOpen };
    });
  }, []);
  useEffect(() => {
    const query = matchMedia(onePanel);
    const handleChange = () => {
      if (query.matches) setOpen((before) => (before.form && before.settings ? { ...before, form: false } : before));
    };
    query.addEventListener('change', handleChange);
    return () => query.removeEventListener('change', handleChange);
  }, []);
  const actions = useMemo(
    () => ({
      toggleForm: () => change('form', (isOpen) => !isOpen),
      showForm: () => change('form', () => true),
      showSettings: () => change('settings', () => true),
      showFlow: (folded?: keyof Open) => {
        for (const panel of folded ? [folded] : (['form', 'settings'] as const)) change(panel, () => false);
      },
      uncover: () => change('form', (isOpen) => isOpen && !isPhone()),
    }),
    [change],
  );
  return useMemo(() => ({ ...open, ...actions }), [open, actions]);
}
