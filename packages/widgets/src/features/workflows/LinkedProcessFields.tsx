import { processTitleMaxLength } from '@tramita/client/contract';
import { Controller, useController, useFormContext } from 'react-hook-form';
import { AreaSelects } from '../../areas/AreaSelects.tsx';
import { CategoryChip } from '../../areas/CategoryChip.tsx';
import { StatusChips } from '../../areas/StatusChips.tsx';
import type { workflowsMessages } from '../../messages/features/workflows.ts';
import { Field } from '../../ui/Field/Field.tsx';
import { SegmentedChoice } from '../../ui/SegmentedChoice/SegmentedChoice.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import { useAfterPress } from '../../ui/use-after-press.ts';
import type { LinkedProcessValues } from './linked-process-values.ts';

interface LinkedProcessFieldsProps {
  /** Each control has the id `{id}-{name}`. */
  id: string;
  messages: typeof workflowsMessages;
  /** Id of the initial department of the process. */
  initialDepartment: number | null;
}

/** The fields of a linked process, inside its form. */
export function LinkedProcessFields({ id, messages, initialDepartment }: LinkedProcessFieldsProps) {
  const { control } = useFormContext<LinkedProcessValues>();
  const afterPress = useAfterPress();
  return (
    <>
      <Controller
        control={control}
        name="title"
        render={({ field, fieldState }) => (
          <Field
            id={`${id}-title`}
            label={messages.title}
            required
            error={fieldState.error?.message}
            counter={{ length: field.value.length, max: processTitleMaxLength }}
          >
            <TextInput {...field} onBlur={() => afterPress(field.onBlur)} autoComplete="off" />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="category"
        render={({ field, fieldState }) => (
          <Field id={`${id}-category`} label={messages.category} error={fieldState.error?.message}>
            <CategoryChip value={field.value} onChange={field.onChange} onBlur={field.onBlur} />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="description"
        render={({ field, fieldState }) => (
          <Field id={`${id}-description`} label={messages.description} error={fieldState.error?.message}>
            <TextArea {...field} minRows={2} maxRows={6} maxLength={4000} />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="url"
        render={({ field, fieldState }) => (
          <Field
            id={`${id}-url`}
            label={messages.url}
            required
            hint={messages.urlHint}
            error={fieldState.error?.message}
          >
            <TextInput
              {...field}
              onBlur={() => afterPress(field.onBlur)}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              maxLength={2000}
            />
          </Field>
        )}
      />
      <Controller
        control={control}
        name="active"
        render={({ field, fieldState }) => (
          <Field id={`${id}-active`} group label={messages.status} required error={fieldState.error?.message}>
            <SegmentedChoice
              options={[
                { value: 'active', label: messages.active },
                { value: 'inactive', label: messages.inactive },
              ]}
              value={field.value === null ? null : field.value ? 'active' : 'inactive'}
              onChange={(value) => field.onChange(value === 'active')}
            />
          </Field>
        )}
      />
      <AreaFields id={id} initialDepartment={initialDepartment} />
      <Controller
        control={control}
        name="assigneeStatuses"
        render={({ field, fieldState }) => (
          <Field
            id={`${id}-assigneeStatuses`}
            label={messages.statuses}
            hint={messages.statusesHint}
            error={fieldState.error?.message}
          >
            <StatusChips value={field.value} onChange={field.onChange} onBlur={field.onBlur} />
          </Field>
        )}
      />
    </>
  );
}

function AreaFields({ id, initialDepartment }: Pick<LinkedProcessFieldsProps, 'id' | 'initialDepartment'>) {
  const { control } = useFormContext<LinkedProcessValues>();
  const afterPress = useAfterPress();
  const department = useController({ control, name: 'department' });
  const sector = useController({ control, name: 'sector' });
  return (
    <AreaSelects
      id={id}
      department={department.field.value}
      sector={sector.field.value}
      initialDepartment={initialDepartment}
      problems={{ department: department.fieldState.error?.message, sector: sector.fieldState.error?.message }}
      onChange={(areas) => {
        department.field.onChange(areas.department);
        sector.field.onChange(areas.sector);
      }}
      onBlur={(which) => afterPress((which === 'department' ? department : sector).field.onBlur)}
    />
  );
}
