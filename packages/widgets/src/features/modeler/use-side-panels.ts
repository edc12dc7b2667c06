import { useCallback, useMemo, useState } from 'react';
import { queries } from '../../theme/breakpoints.ts';

/** Which parts stand beside the flow. */
export interface SidePanels {
  readonly form: boolean;
  readonly settings: boolean;
  readonly toggleForm: () => void;
  readonly toggleSettings: () => void;
  readonly showSettings: () => void;
  /** Folds the form where it covers what was opened from it: on a phone. */
  readonly uncover: () => void;
}

const startsOpen = (): boolean => !matchMedia(queries.phone).matches;

/** Both stand there at first; on a phone, where they would cover the flow, neither. */
export function useSidePanels(): SidePanels {
  const [form, setForm] = useState(startsOpen);
  const [settings, setSettings] = useState(startsOpen);
  const toggleForm = useCallback(() => setForm((isOpen) => !isOpen), []);
  const toggleSettings = useCallback(() => setSettings((isOpen) => !isOpen), []);
  const showSettings = useCallback(() => setSettings(true), []);
  const uncover = useCallback(() => setForm((isOpen) => isOpen && startsOpen()), []);
  return useMemo(
    () => ({ form, settings, toggleForm, toggleSettings, showSettings, uncover }),
    [form, settings, toggleForm, toggleSettings, showSettings, uncover],
  );
}
