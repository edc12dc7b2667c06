import type { departmentsMessages } from '../../messages/features/departments.ts';
import { Chip } from '../../ui/Chip/Chip.tsx';

/** "Ativo" or "Inativo". */
export function StatusChip({ messages, active }: { messages: typeof departmentsMessages; active: boolean }) {
  return <Chip tone={active ? 'success' : 'neutral'}>{active ? messages.active : messages.inactive}</Chip>;
}
