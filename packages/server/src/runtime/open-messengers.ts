import type { Config } from '../config/read-config.ts';
import { createChatSender, createWebhookSender } from '../mail/chat-sender.ts';
import { createTrackedSender } from '../mail/tracked-messages.ts';
import { createNodeOutboundCall } from '../outbound/node-outbound-call.ts';
import { createTrackedCall } from '../outbound/tracked-calls.ts';
import type { Messengers } from '../ports/messengers.ts';
import type { Telemetry } from '../ports/telemetry.ts';

/** Opens the configured message channels. */
export async function openMessengers(config: Config, publicUrl: string, telemetry?: Telemetry): Promise<Messengers> {
  const { smtp, messagingWebhookUrl, outboundAllow } = config;
  // a redirected webhook would be requested with GET, and a sign-in page would count as success
  const plainCall = createNodeOutboundCall({ allowedHosts: outboundAllow, maxRedirects: 0 });
  const call = createTrackedCall(plainCall, { telemetry, kind: 'webhook', allowedHosts: outboundAllow });
  const email = smtp && (await import('../mail/smtp-sender.ts')).createSmtpSender(smtp);
  const chat = messagingWebhookUrl === undefined ? null : createChatSender(call, messagingWebhookUrl);
  return {
    publicUrl,
    email: email && createTrackedSender(email, telemetry, 'EMAIL'),
    chat: chat && createTrackedSender(chat, telemetry, 'CHAT'),
    webhook: createTrackedSender(createWebhookSender(call), telemetry, 'WEBHOOK'),
  };
}
