import { serviceAccountNameMaxLength, serviceScopes } from '@tramita/client/contract';
import { ChoiceField } from '../../lists/ChoiceField.tsx';
import type { EditForm } from '../../lists/use-edit-form.ts';
import type { integrationsMessages } from '../../messages/features/integrations.ts';
import { Field } from '../../ui/Field/Field.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import type { AccountDraft } from './account-draft.ts';
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
      <ChoiceField
        {...form.field('scopes')}
        {...form.control('scopes')}
        label={messages.scopes}
        required
        options={serviceScopes}
        labelOf={messages.scope}
        noteOf={(scope) => scope}
      />
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
