import { useModelerState } from '../store/modeler-context.ts';
import { ConnectionSettings } from './connection/ConnectionSettings.tsx';
import { ProcessSettings } from './process/ProcessSettings.tsx';
import * as styles from './SettingsPanel.css.ts';
import { StepSettings } from './step/StepSettings.tsx';

/** The settings of the selected process, step or connection. A selected field has its own editor. */
export function SettingsPanel() {
  const selection = useModelerState((state) => state.selection);
  if (selection.kind === 'field') return null;
  return (
    <div className={styles.panel} data-slot="modeler-settings">
      {selection.kind === 'process' && <ProcessSettings />}
      {selection.kind === 'step' && <StepSettings key={selection.stepId} stepId={selection.stepId} />}
      {selection.kind === 'connection' && (
        <ConnectionSettings key={selection.stepId} stepId={selection.stepId} index={selection.index} />
      )}
    </div>
  );
}
