import { type OutboundCall, OutboundError } from '../outbound/outbound-call.ts';
import { SendError, type SendMessage } from './messengers.ts';

const timeoutMs = 15_000;

/**
 * Hands messages to the webhook of a workplace messaging service: JSON with `text`, which ends with the link, and
 * `userName`, `email` and `link` for services that address people. A message delivered again has the same Idempotency-Key.
 */
export function createChatSender(call: OutboundCall, webhookUrl: string): SendMessage {
  return async ({ key, recipient, subject, text, link }) => {
    const { userName, email } = recipient;
    const body = JSON.stringify({ text: `${subject}\n\n${text}`, userName, email, link });
    const headers = { 'content-type': 'application/json; charset=utf-8', 'idempotency-key': key };
    let statusCode: number;
    try {
      ({ statusCode } = await call({ method: 'POST', url: webhookUrl, headers, body, timeoutMs }));
    } catch (error) {
      if (error instanceof OutboundError) throw new SendError(error.reason, { cause: error });
      throw error;
    }
    if (statusCode < 200 || statusCode > 299) {
      throw new SendError(`O serviço de mensagens respondeu com o código ${statusCode}.`);
    }
  };
}
