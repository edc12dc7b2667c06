import type { ChatMessage, OutboundHeaders } from '@tramita/client/contract';
import { type OutgoingMessage, SendError, type SendMessage } from '../ports/messengers.ts';
import { type OutboundCall, OutboundError } from '../ports/outbound-call.ts';

const timeoutMs = 15_000;

/**
 * Sends messages to the webhook of a workplace messaging service: JSON with `text`, which ends with the link, and
 * `userName`, `email` and `link` for services that address users. A message sent again has the same Idempotency-Key.
 */
export function createChatSender(call: OutboundCall, webhookUrl: string): SendMessage {
  return (message) => {
    const { userName = null, email = null } = message.recipient ?? {};
    return post(call, webhookUrl, message, { userName, email });
  };
}

/** Sends messages to the webhook in their address, without data of a registered user. */
export function createWebhookSender(call: OutboundCall): SendMessage {
  return (message) => post(call, message.address, message, {});
}

async function post(
  call: OutboundCall,
  url: string,
  message: OutgoingMessage,
  recipient: Pick<ChatMessage, 'userName' | 'email'>,
): Promise<void> {
  // a designer may have entered an invalid address
  if (!URL.canParse(url)) throw new SendError('O endereço do webhook é inválido.', { isFinal: true });
  const { key, subject, text, link } = message;
  const body: ChatMessage = { text: `${subject}\n\n${text}`, ...recipient, link };
  const added: OutboundHeaders = { 'idempotency-key': key };
  const headers = { 'content-type': 'application/json; charset=utf-8', ...added };
  let statusCode: number;
  try {
    ({ statusCode } = await call({ method: 'POST', url, headers, body: JSON.stringify(body), timeoutMs }));
  } catch (error) {
    if (error instanceof OutboundError) throw new SendError(error.reason, { cause: error });
    throw error;
  }
  if (statusCode < 200 || statusCode > 299) {
    throw new SendError(`O serviço de mensagens respondeu com o código ${statusCode}.`);
  }
}
