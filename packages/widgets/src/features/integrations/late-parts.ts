import { lazyPart } from '../../ui/lazy-part.ts';

/** The dialog of a service account, downloaded after the list is shown. */
export const accountDialog = lazyPart(() => import('./AccountDialog.tsx').then((module) => module.AccountDialog));

/** The dialog of a webhook, downloaded after the list is shown. */
export const webhookDialog = lazyPart(() => import('./WebhookDialog.tsx').then((module) => module.WebhookDialog));

/** The deliveries of a webhook, downloaded after the list is shown. */
export const deliveriesDialog = lazyPart(() =>
  import('./DeliveriesDialog.tsx').then((module) => module.DeliveriesDialog),
);

/** The dialog of a SCIM connection, downloaded after the list is shown. */
export const connectionDialog = lazyPart(() =>
  import('./connections/ConnectionDialog.tsx').then((module) => module.ConnectionDialog),
);
