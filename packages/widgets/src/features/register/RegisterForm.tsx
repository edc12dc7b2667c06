import {
  branchCodeMaxLength,
  brazilianStates,
  type RegisterKind,
  registerNameMaxLength,
} from '@tramita/client/contract';
import { type RegisterPart, registerParts } from '@tramita/client/rules';
import { timeZoneOptions } from '../../lists/time-zone-options.ts';
import type { EditForm } from '../../lists/use-edit-form.ts';
import type { registerMessages } from '../../messages/features/register.ts';
import { Field } from '../../ui/Field/Field.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { Switch } from '../../ui/Switch/Switch.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import { BranchCalendar } from './BranchCalendar.tsx';
import * as styles from './Register.css.ts';
import type { RegisterDraft } from './register-draft.ts';

interface RegisterFormProps {
  kind: RegisterKind;
  form: EditForm<RegisterDraft>;
  messages: typeof registerMessages;
}

const states = brazilianStates.map((unit) => ({ value: unit, label: unit }));

/** The fields of a record of the register. */
export function RegisterForm({ kind, form, messages }: RegisterFormProps) {
  const has = (part: RegisterPart) => registerParts[kind].includes(part);
  const { name, timeZone, restrictsMenu } = form.values;
  return (
    <>
      <Field
        {...form.field('name')}
        label={messages.name}
        required
        counter={{ length: name.trim().length, max: registerNameMaxLength }}
      >
        <TextInput {...form.text('name')} autoComplete="off" />
      </Field>
      {has('code') && (
        <div className={styles.pair}>
          <Field {...form.field('code')} label={messages.code}>
            <TextInput {...form.text('code')} autoComplete="off" maxLength={branchCodeMaxLength} />
          </Field>
          <Field {...form.field('state')} label={messages.state}>
            <Select
              options={states}
              placeholder={messages.noState}
              value={form.values.state}
              onValueChange={form.control('state').onChange}
            />
          </Field>
          <Field {...form.field('city')} label={messages.city}>
            <TextInput {...form.text('city')} autoComplete="off" inputMode="numeric" maxLength={7} />
          </Field>
          <Field {...form.field('timeZone')} label={messages.timeZone}>
            <Select
              options={timeZoneOptions(timeZone)}
              value={timeZone}
              onValueChange={form.control('timeZone').onChange}
            />
          </Field>
          <BranchCalendar form={form} messages={messages} />
        </div>
      )}
      {has('icon') && (
        <Field {...form.field('icon')} label={messages.icon}>
          <TextInput {...form.text('icon')} autoComplete="off" />
        </Field>
      )}
      {has('color') && (
        <Field {...form.field('color')} label={messages.color} required={kind === 'tags'}>
          <TextInput {...form.text('color')} autoComplete="off" />
        </Field>
      )}
      {has('description') && (
        <Field {...form.field('description')} label={messages.description}>
          <TextInput {...form.text('description')} autoComplete="off" />
        </Field>
      )}
      {has('restrictsMenu') && (
        <Switch
          label={messages.restricts}
          note={messages.restrictsNote}
          checked={restrictsMenu}
          onCheckedChange={form.control('restrictsMenu').onChange}
        />
      )}
    </>
  );
}
