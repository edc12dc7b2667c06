import { useDeferredValue, useEffect, useRef } from 'react';
import { usePreload } from '../../../ui/lazy-part.ts';
import { useIsomorphicLayoutEffect } from '../../../ui/use-isomorphic-layout-effect.ts';
import { usePartOnOpening } from '../../../ui/use-opened-part.ts';
import { useModelerState, useModelerStore } from '../store/modeler-context.ts';
import * as styles from './SettingsPanel.css.ts';
import { connectionSettings, processSettings, stepSettings } from './settings-parts.ts';

/** Props of {@link SettingsPanel}. */
export interface SettingsPanelProps {
  /** Whether the focus should move to the first setting once those of the selection are shown; it then becomes false. */
  wantsFocus?: { current: boolean };
  /** Called if the code of the process settings fails to load, so that opening the panel again retries. */
  onClose?: () => void;
}

/**
 * The settings of the selected process, step or connection. A selected field has its own editor. They are rendered after
 * the flow, which shows the selection at once.
 */
export function SettingsPanel({ wantsFocus, onClose }: SettingsPanelProps) {
  const store = useModelerStore();
  const selection = useModelerState((state) => state.selection);
  const shown = useDeferredValue(selection);
  const { kind } = shown;
  const showProcess = () => store.select({ kind: 'process' });
  const ProcessSettings = usePartOnOpening(processSettings, kind === 'process', () => onClose?.());
  const StepSettings = usePartOnOpening(stepSettings, kind === 'step', showProcess);
  const ConnectionSettings = usePartOnOpening(connectionSettings, kind === 'connection', showProcess);
  usePreload(stepSettings, connectionSettings);

  const panel = useRef<HTMLDivElement>(null);
  const isShown = shown === selection;
  // keys pressed before the settings of the selection appear must not change those of the element before
  useIsomorphicLayoutEffect(() => {
    if (panel.current) panel.current.inert = !isShown;
  }, [isShown]);
  const isReady =
    isShown && { process: ProcessSettings, step: StepSettings, connection: ConnectionSettings, field: null }[kind];
  // after every rendering, because the focus may be wanted while the settings are already shown
  useEffect(() => {
    if (!wantsFocus?.current || !isReady) return;
    wantsFocus.current = false;
    panel.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  });

  if (kind === 'field') return null;
  return (
    <div ref={panel} className={styles.panel} data-slot="modeler-settings">
      {kind === 'process' && ProcessSettings && <ProcessSettings />}
      {kind === 'step' && StepSettings && <StepSettings stepId={shown.stepId} />}
      {kind === 'connection' && ConnectionSettings && (
        <ConnectionSettings key={shown.stepId} stepId={shown.stepId} index={shown.index} />
      )}
    </div>
  );
}
