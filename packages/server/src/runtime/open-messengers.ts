import type { Config } from '../config/read-config.ts';
import { createChatSender, createWebhookSender } from '../mail/chat-sender.ts';
import { createNodeOutboundCall } from '../outbound/node-outbound-call.ts';
import type { Messengers } from '../ports/messengers.ts';

/** The ways out of the product that are configured. */
export async function openMessengers(config: Config, publicUrl: string): Promise<Messengers> {
  const { smtp, messagingWebhookUrl, outboundAllow } = config;
  // a webhook that redirects would be asked again with GET, and a page to sign in taken for its consent
  const call = createNodeOutboundCall({ allowedHosts: outboundAllow, maxRedirects: 0 });
  return {
    publicUrl,
    email: smtp && (await import('../mail/smtp-sender.ts')).createSmtpSender(smtp),
    chat: messagingWebhookUrl === undefined ? null : createChatSender(call, messagingWebhookUrl),
    webhook: createWebhookSender(call),
  };
}
