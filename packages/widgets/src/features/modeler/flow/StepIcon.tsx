import type { ModelStepType } from '@tramita/client/contract';
import { Cog, Flag, type LucideIcon, Play, Plus, Split, User, UserCheck } from 'lucide-react';

const icons: Readonly<Record<ModelStepType, LucideIcon>> = {
  START_EVENT: Play,
  USER_TASK: User,
  APPROVAL_TASK: UserCheck,
  SERVICE_TASK: Cog,
  GATEWAY: Split,
  END_EVENT: Flag,
  ADD: Plus,
};

/** The icon of a step's type. That of a decision is turned to open to the right, the direction of the flow. */
export function StepIcon({ type }: { type: ModelStepType }) {
  const Icon = icons[type];
  return type === 'GATEWAY' ? <Icon style={{ transform: 'rotate(90deg)' }} /> : <Icon />;
}
