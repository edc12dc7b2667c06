import type { Delivery } from '@tramita/client/contract';
import { ruleTexts } from '@tramita/client/languages/en';
import { labelIn } from '@tramita/client/rules';
import type { webhooksMessages } from '../../features/webhooks.ts';
import { formatInteger } from '../../format/format-number.ts';
import type { TextsOf } from '../../messages.ts';
import { wrongRangeText } from '../wrong-range.ts';

const states: Readonly<Record<Delivery['state'], string>> = {
  WAITING: 'Waiting',
  DELIVERED: 'Delivered',
  FAILED: 'Failed',
};

/** English texts of `webhooksMessages`. */
export const webhooksTexts: TextsOf<typeof webhooksMessages> = {
  webhooks: 'Webhooks',
  count: (total: number) => (total === 1 ? '1 webhook' : `${formatInteger(total, 'en')} webhooks`),
  name: 'Name',
  url: 'Address',
  urlHint: 'Receives each event by POST, with a Standard Webhooks signature.',
  events: 'Events',
  event: (event: string) => labelIn(ruleTexts.webhookEvents, event),
  eventCount: (total: number) => (total === 1 ? '1 event' : `${total} events`),
  processes: 'Processes',
  allProcesses: 'All processes',
  state: 'State',
  active: 'Active',
  inactive: 'Disabled',
  actions: 'Actions',
  edit: (name: string) => `Edit ${name}`,
  deliveriesOf: (name: string) => `Deliveries of ${name}`,
  add: 'New webhook',
  loading: 'Loading...',
  nothing: 'No webhooks',
  nothingHere: 'Webhooks notify other systems of what happens. Click "New webhook" to create the first one.',
  forbidden: 'You do not have permission',
  listFailed: 'The webhooks could not be loaded',
  retry: 'Try again',

  create: 'New webhook',
  change: 'Edit webhook',
  nameMissing: 'Enter the name of the webhook',
  urlMissing: 'Enter the address',
  eventsMissing: 'Choose at least one event',
  activeHint: 'A disabled webhook receives no events.',
  cancel: 'Cancel',
  save: 'Save',
  created: 'Webhook created',
  updated: 'Webhook updated',
  createFailed: 'The webhook could not be created',
  updateFailed: 'The webhook could not be updated',
  secret: 'Secret of the webhook',
  copyNow: 'Copy it now: the secret will not be shown again',
  rotate: 'Issue next secret',
  rotateQuestion: 'Issue the next secret?',
  rotateDetail: 'For 24 hours deliveries are signed with both secrets.',
  issue: 'Issue',
  rotateFailed: 'The secret could not be issued',
  delete: 'Delete',
  deleteQuestion: (name: string) => `Delete the webhook ${name}?`,
  deleteDetail: 'Waiting deliveries are no longer made.',
  deleted: 'Webhook deleted',
  deleteFailed: 'The webhook could not be deleted',

  deliveries: 'Deliveries',
  noDeliveries: 'No deliveries in the last 30 days',
  deliveriesFailed: 'The deliveries could not be loaded',
  deliveryState: (state: Delivery['state']) => states[state],
  attempt: (moment: string, status: number | null, ms: number) =>
    `${moment} · ${status === null ? 'no response' : `status ${status}`} · ${formatInteger(ms, 'en')} ms`,
  test: 'Send test',
  tested: 'Test event queued',
  resend: 'Resend',
  resendOf: (event: string) => `Reenviar ${event}`,
  resent: 'Delivery queued',
  resendFailed: 'Resend failed ones',
  from: 'From',
  to: 'To',
  wrongRange: wrongRangeText,
  resentCount: (total: number) =>
    total === 0 ? 'No delivery failed in this period' : total === 1 ? '1 delivery queued' : `${total} entregas na fila`,
  sendFailed: 'It could not be sent again',
  refresh: 'Refresh',
  close: 'Close',
};
