import type { Services } from '../context.ts';
import { sendMessagePayloadSchema } from '../db/jobs/message-jobs.ts';
import { findMessage, type MessageOutcome, noteOutcome, type OutboxRow } from '../db/messages/outbox.ts';
import { toOutgoing } from '../mail/outgoing-message.ts';
import { type Messengers, SendError, type SendMessage } from '../ports/messengers.ts';
import type { JobHandler } from './job-handler.ts';

/**
 * Creates the handler that delivers one message of the outbox, or keeps it there if its channel is not configured. A
 * message may be delivered twice if the server stops between the delivery and its record; the key identifies
 * duplicates.
 */
export function createSendMessageHandler(services: Services): JobHandler {
  return async (job) => {
    const { message: id } = sendMessagePayloadSchema.parse(job.payload);
    const message = await findMessage(services.db, id);
    if (message?.state !== 'WAITING') return 'done';
    const note = (outcome: MessageOutcome) => noteOutcome(services.db, id, outcome);
    const { messengers } = services;
    const send = messengers && senderOf(messengers, message);
    if (!send || message.address === null) {
      await note({ state: 'KEPT' });
      return 'done';
    }
    try {
      await send(toOutgoing(message, message.address, messengers.publicUrl));
    } catch (error) {
      const reason = error instanceof SendError ? error.message : 'A mensagem não pôde ser enviada.';
      const isFinal = error instanceof SendError && error.isFinal;
      await note({ state: isFinal || job.attempt >= job.maxAttempts ? 'FAILED' : 'WAITING', error: reason });
      if (isFinal) return 'done';
      throw error;
    }
    await note({ state: 'SENT', at: services.now() });
    return 'done';
  };
}

/** A chat message without a registered user is sent to the webhook it contains. */
function senderOf(messengers: Messengers, { channel, recipient }: OutboxRow): SendMessage | null {
  if (channel === 'EMAIL') return messengers.email;
  return recipient ? messengers.chat : (messengers.webhook ?? null);
}
