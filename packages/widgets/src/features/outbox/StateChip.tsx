import type { OutboxState } from '@tramita/client/contract';
import type { outboxMessages } from '../../messages/features/outbox.ts';
import { Chip, type ChipTone } from '../../ui/Chip/Chip.tsx';

const tones: Readonly<Record<OutboxState, ChipTone>> = {
  WAITING: 'info',
  SENT: 'success',
  FAILED: 'danger',
  KEPT: 'neutral',
};

/** The state of a message, explained on hover. */
export function StateChip({ messages, state }: { messages: typeof outboxMessages; state: OutboxState }) {
  return (
    <Chip tone={tones[state]} title={messages[`about${state}`]}>
      {messages[state]}
    </Chip>
  );
}
