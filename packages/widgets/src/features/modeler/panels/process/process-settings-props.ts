import type { ProcessSettings as Settings } from '@tramita/client/rules';
import type { panelsMessages } from '../../../../messages/features/modeler/panels.ts';
import type { PanelChecks } from '../use-panel-checks.ts';

/** What the parts of the settings of a process share. */
export interface ProcessSettingsProps {
  settings: Settings;
  checks: PanelChecks;
  messages: typeof panelsMessages;
  /** Edits in a row of one setting are undone together. */
  change: (patch: Partial<Settings>) => void;
}
