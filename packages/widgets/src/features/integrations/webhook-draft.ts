import { type Webhook, type WebhookEvent, webhookEvents } from '@tramita/client/contract';
import type { EditProblems } from '../../lists/use-edit-form.ts';
import type { integrationsMessages } from '../../messages/features/integrations.ts';
import type { webhooksMessages } from '../../messages/features/webhooks.ts';
import type { ComboboxOption } from '../../ui/Combobox/filter-options.ts';

/** The input of the form of a webhook. */
export interface WebhookDraft {
  readonly name: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly processes: readonly ComboboxOption[];
  readonly responsible: ComboboxOption | null;
  readonly active: boolean;
}

/** The initial input for a new webhook. */
export const newWebhookDraft: WebhookDraft = {
  name: '',
  url: '',
  events: [],
  processes: [],
  responsible: null,
  active: true,
};

/** The initial input for an existing webhook. */
export const webhookDraftOf = ({ name, url, events, processes, responsible, active }: Webhook): WebhookDraft => ({
  name,
  url,
  events: webhookEvents.filter((event) => events.includes(event)),
  processes: processes.map(({ id, title }) => ({ value: String(id), label: title })),
  responsible: { value: String(responsible.id), label: responsible.completeName },
  active,
});

/** Returns the parts of a webhook that a form saves. */
export const webhookBodyOf = ({ name, url, events, processes, responsible }: WebhookDraft) => ({
  name: name.trim(),
  url: url.trim(),
  events: [...events],
  processes: processes.map(({ value }) => Number(value)),
  responsible: Number(responsible?.value),
});

/** Returns the messages of the invalid fields of a form. The address is checked by the server. */
export const webhookProblems = (
  { name, url, events, responsible }: WebhookDraft,
  messages: typeof webhooksMessages,
  common: typeof integrationsMessages,
): EditProblems<WebhookDraft> => ({
  ...(name.trim() === '' && { name: messages.nameMissing }),
  ...(url.trim() === '' && { url: messages.urlMissing }),
  ...(events.length === 0 && { events: messages.eventsMissing }),
  ...(responsible === null && { responsible: common.responsibleMissing }),
});
