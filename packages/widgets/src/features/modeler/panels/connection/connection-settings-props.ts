import type { ModelConnection } from '@tramita/client/contract';
import type { panelsMessages } from '../../../../messages/features/modeler/panels.ts';
import type { PanelChecks } from '../use-panel-checks.ts';

/** Which connection of a step. */
export interface ConnectionPlace {
  stepId: string;
  /** Its place among the connections of the step, from 0. */
  index: number;
}

/** What the parts of the settings of a connection share. */
export interface ConnectionSettingsProps extends ConnectionPlace {
  connection: ModelConnection;
  checks: PanelChecks;
  messages: typeof panelsMessages;
  /** Edits in a row of one setting are undone together. */
  change: (patch: Partial<ModelConnection>) => void;
}
