import type { Handlers } from '../handlers.ts';
import { createWebhook, removeWebhook, rotateSecret, updateWebhook } from './change-webhook.ts';
import { listDeliveries, listWebhooks } from './list-webhooks.ts';
import { resendDelivery, resendFailed, testWebhook } from './resend.ts';

export const webhooksRoutes = {
  'webhooks.list': listWebhooks,
  'webhooks.create': createWebhook,
  'webhooks.update': updateWebhook,
  'webhooks.remove': removeWebhook,
  'webhooks.rotate': rotateSecret,
  'webhooks.test': testWebhook,
  'webhooks.deliveries': listDeliveries,
  'webhooks.resend': resendDelivery,
  'webhooks.resendFailed': resendFailed,
} satisfies Partial<Handlers>;
