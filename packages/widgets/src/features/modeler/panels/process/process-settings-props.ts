import type { ProcessSettings as Settings } from '@tramita/client/rules';
import type { panelsMessages } from '../../../../messages/features/modeler/panels.ts';
import type { PanelChecks } from '../use-panel-checks.ts';

/** Props shared by the parts of the process settings. */
export interface ProcessSettingsProps {
  settings: Settings;
  checks: PanelChecks;
  messages: typeof panelsMessages;
  /** Changes settings; consecutive edits of one setting are undone together. */
  change: (patch: Partial<Settings>) => void;
}
