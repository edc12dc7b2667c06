import type { Config } from '../config/read-config.ts';
import { createChatSender, createWebhookSender } from '../mail/chat-sender.ts';
import { createNodeOutboundCall } from '../outbound/node-outbound-call.ts';
import type { Messengers } from '../ports/messengers.ts';

/** Opens the configured message channels. */
export async function openMessengers(config: Config, publicUrl: string): Promise<Messengers> {
  const { smtp, messagingWebhookUrl, outboundAllow } = config;
  // a redirected webhook would be requested with GET, and a sign-in page would count as success
  const call = createNodeOutboundCall({ allowedHosts: outboundAllow, maxRedirects: 0 });
  return {
    publicUrl,
    email: smtp && (await import('../mail/smtp-sender.ts')).createSmtpSender(smtp),
    chat: messagingWebhookUrl === undefined ? null : createChatSender(call, messagingWebhookUrl),
    webhook: createWebhookSender(call),
  };
}
