import type { SendMessage } from '../ports/messengers.ts';
import { type Telemetry, tracked } from '../ports/telemetry.ts';

/** Returns the function with telemetry: each delivery is an operation. */
export function createTrackedSender(
  send: SendMessage,
  telemetry: Telemetry | undefined,
  channel: 'EMAIL' | 'CHAT' | 'WEBHOOK',
): SendMessage {
  return (message) =>
    tracked(telemetry, { kind: 'message', facts: { channel } }, async (operation) => {
      await send(message);
      operation.add({ result: 'sent' });
    });
}
