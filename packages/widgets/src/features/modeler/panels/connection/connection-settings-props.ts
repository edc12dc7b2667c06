import type { ModelConnection } from '@tramita/client/contract';
import type { panelsMessages } from '../../../../messages/features/modeler/panels.ts';
import type { PanelChecks } from '../use-panel-checks.ts';

/** Identifies a connection of a step. */
export interface ConnectionPlace {
  stepId: string;
  /** Index among the connections of the step, from 0. */
  index: number;
}

/** Props shared by the parts of a connection's settings. */
export interface ConnectionSettingsProps extends ConnectionPlace {
  connection: ModelConnection;
  checks: PanelChecks;
  messages: typeof panelsMessages;
  /** Changes settings; consecutive edits of one setting are undone together. */
  change: (patch: Partial<ModelConnection>) => void;
}
