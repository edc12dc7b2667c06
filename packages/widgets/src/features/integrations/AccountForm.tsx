import { serviceAccountNameMaxLength, serviceScopes } from '@tramita/client/contract';
import type { EditForm } from '../../lists/use-edit-form.ts';
import type { integrationsMessages } from '../../messages/features/integrations.ts';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import type { AccountDraft } from './account-draft.ts';
import * as styles from './Integrations.css.ts';
import { ResponsiblePicker } from './ResponsiblePicker.tsx';

interface AccountFormProps {
  form: EditForm<AccountDraft>;
  messages: typeof integrationsMessages;
  isNew: boolean;
}

const validities = [30, 90, 180, 365, 730];

/** The fields of a service account. */
export function AccountForm({ form, messages, isNew }: AccountFormProps) {
  const days = form.control('days');
  return (
    <>
      <Field
        {...form.field('name')}
        label={messages.name}
        required
        counter={{ length: form.values.name.trim().length, max: serviceAccountNameMaxLength }}
      >
        <TextInput {...form.text('name')} autoComplete="off" />
      </Field>
      <ResponsiblePicker messages={messages} field={form.field('responsible')} {...form.control('responsible')} />
      <Scopes form={form} messages={messages} />
      <Field {...form.field('addresses')} label={messages.addresses} hint={messages.addressesHint}>
        <TextArea {...form.text('addresses')} />
      </Field>
      <Field {...form.field('clientId')} label={messages.clientId} hint={messages.clientIdHint}>
        <TextInput {...form.text('clientId')} autoComplete="off" />
      </Field>
      {isNew && (
        <Field {...form.field('days')} label={messages.validity}>
          <Select
            value={days.value}
            options={validities.map((count) => ({ value: String(count), label: messages.validityDays(count) }))}
            onValueChange={days.onChange}
            onBlur={days.onBlur}
          />
        </Field>
      )}
    </>
  );
}

type PartProps = Pick<AccountFormProps, 'form' | 'messages'>;

function Scopes({ form, messages }: PartProps) {
  const { id, error } = form.field('scopes');
  const { value, onChange } = form.control('scopes');
  return (
    <Field id={id} error={error} group label={messages.scopes} required>
      <div className={styles.scopes}>
        {serviceScopes.map((scope, index) => (
          <Checkbox
            key={scope}
            // the first one gets the focus if none is chosen
            id={index === 0 ? id : `${id}-${index}`}
            label={messages.scope(scope)}
            note={scope}
            checked={value.includes(scope)}
            onCheckedChange={(checked) =>
              onChange(serviceScopes.filter((known) => (known === scope ? checked : value.includes(known))))
            }
          />
        ))}
      </div>
    </Field>
  );
}
