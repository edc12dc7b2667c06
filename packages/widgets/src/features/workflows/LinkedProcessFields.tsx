import { processTitleMaxLength } from '@tramita/client/contract';
import { AreaSelects } from '../../areas/AreaSelects.tsx';
import { CategoryChip } from '../../areas/CategoryChip.tsx';
import { StatusChips } from '../../areas/StatusChips.tsx';
import { ActiveChoice } from '../../lists/ActiveChoice.tsx';
import type { EditForm } from '../../lists/use-edit-form.ts';
import type { workflowsMessages } from '../../messages/features/workflows.ts';
import { Field } from '../../ui/Field/Field.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import type { LinkedProcessValues } from './linked-process-values.ts';

interface LinkedProcessFieldsProps {
  form: EditForm<LinkedProcessValues>;
  messages: typeof workflowsMessages;
  /** Id of the initial department of the process. */
  initialDepartment: number | null;
}

/** The fields of a linked process. */
export function LinkedProcessFields({ form, messages, initialDepartment }: LinkedProcessFieldsProps) {
  const { title, department, sector } = form.values;
  return (
    <>
      <Field
        {...form.field('title')}
        label={messages.title}
        required
        counter={{ length: title.length, max: processTitleMaxLength }}
      >
        <TextInput {...form.text('title')} autoComplete="off" />
      </Field>
      <Field {...form.field('category')} label={messages.category}>
        <CategoryChip {...form.control('category')} />
      </Field>
      <Field {...form.field('description')} label={messages.description}>
        <TextArea {...form.text('description')} minRows={2} maxRows={6} maxLength={4000} />
      </Field>
      <Field {...form.field('url')} label={messages.url} required hint={messages.urlHint}>
        <TextInput {...form.text('url')} inputMode="url" autoComplete="off" spellCheck={false} maxLength={2000} />
      </Field>
      <Field {...form.field('active')} group label={messages.status} required>
        <ActiveChoice {...form.control('active')} messages={messages} />
      </Field>
      <AreaSelects
        id={form.id}
        department={department}
        sector={sector}
        initialDepartment={initialDepartment}
        problems={form.problems}
        onChange={form.change}
        onBlur={form.leave}
      />
      <Field {...form.field('assigneeStatuses')} label={messages.statuses} hint={messages.statusesHint}>
        <StatusChips {...form.control('assigneeStatuses')} />
      </Field>
    </>
  );
}
