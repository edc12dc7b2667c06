import { listProcesses, webhookEvents, webhookNameMaxLength } from '@tramita/client/contract';
import type { EditForm } from '../../lists/use-edit-form.ts';
import type { integrationsMessages } from '../../messages/features/integrations.ts';
import type { webhooksMessages } from '../../messages/features/webhooks.ts';
import { FailedOptions } from '../../people/FailedOptions.tsx';
import { usePickerOptions } from '../../people/use-picker-options.ts';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import { MultiCombobox } from '../../ui/Combobox/MultiCombobox.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import * as styles from './Integrations.css.ts';
import { ResponsiblePicker } from './ResponsiblePicker.tsx';
import type { WebhookDraft } from './webhook-draft.ts';

interface WebhookFormProps {
  form: EditForm<WebhookDraft>;
  messages: typeof webhooksMessages;
  common: typeof integrationsMessages;
  isNew: boolean;
}

/** The fields of a webhook. */
export function WebhookForm({ form, messages, common, isNew }: WebhookFormProps) {
  return (
    <>
      <Field
        {...form.field('name')}
        label={messages.name}
        required
        counter={{ length: form.values.name.trim().length, max: webhookNameMaxLength }}
      >
        <TextInput {...form.text('name')} autoComplete="off" />
      </Field>
      <Field {...form.field('url')} label={messages.url} required hint={messages.urlHint}>
        <TextInput {...form.text('url')} type="url" autoComplete="off" />
      </Field>
      <Events form={form} messages={messages} />
      <Processes form={form} messages={messages} common={common} />
      <ResponsiblePicker messages={common} field={form.field('responsible')} {...form.control('responsible')} />
      {!isNew && (
        <Checkbox
          label={messages.active}
          note={messages.activeHint}
          checked={form.values.active}
          onCheckedChange={(checked) => form.change({ active: checked })}
        />
      )}
    </>
  );
}

function Events({ form, messages }: Pick<WebhookFormProps, 'form' | 'messages'>) {
  const { id, error } = form.field('events');
  const { value, onChange } = form.control('events');
  return (
    <Field id={id} error={error} group label={messages.events} required>
      <div className={styles.scopes}>
        {webhookEvents.map((event, index) => (
          <Checkbox
            key={event}
            // the first one gets the focus if none is chosen
            id={index === 0 ? id : `${id}-${index}`}
            label={messages.event(event)}
            checked={value.includes(event)}
            onCheckedChange={(checked) =>
              onChange(webhookEvents.filter((known) => (known === event ? checked : value.includes(known))))
            }
          />
        ))}
      </div>
    </Field>
  );
}

function Processes({ form, messages, common }: Omit<WebhookFormProps, 'isNew'>) {
  const found = usePickerOptions({
    endpoint: listProcesses,
    inputOf: (q) => ({ query: { q } }),
    toOption: ({ parentId, title }) => ({ value: String(parentId), label: title }),
    size: 20,
  });
  return (
    <Field {...form.field('processes')} label={messages.processes}>
      <MultiCombobox
        {...form.control('processes')}
        placeholder={messages.allProcesses}
        options={found.options}
        loading={found.loading}
        onSearch={found.onSearch}
        onLoadMore={found.onLoadMore}
        error={found.failed && <FailedOptions messages={common} onRetry={found.retry} />}
      />
    </Field>
  );
}
