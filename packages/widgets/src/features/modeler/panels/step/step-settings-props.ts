import type { ModelStep } from '@tramita/client/contract';
import type { panelsMessages } from '../../../../messages/features/modeler/panels.ts';
import type { PanelChecks } from '../use-panel-checks.ts';

type StepOf<Type extends ModelStep['type']> = Extract<ModelStep, { type: Type }>;

/** Props shared by the parts of a step's settings. */
export interface StepSettingsProps<Type extends ModelStep['type'] = ModelStep['type']> {
  step: StepOf<Type>;
  checks: PanelChecks;
  messages: typeof panelsMessages;
  /** Changes settings; consecutive edits of one setting are undone together. */
  change: (patch: Partial<StepOf<Type>>) => void;
}

/** Steps that people do. */
export type TaskType = 'USER_TASK' | 'APPROVAL_TASK';
export type TaskSettingsProps = StepSettingsProps<TaskType>;
export type ServiceSettingsProps = StepSettingsProps<'SERVICE_TASK'>;
