import { listGroups } from '@tramita/client/contract';
import { useDepartmentLookup } from '../../../areas/use-areas.ts';
import type { EditForm } from '../../../lists/use-edit-form.ts';
import type { updateEditorMessages } from '../../../messages/features/update-editor.ts';
import { usePickerOptions } from '../../../people/use-picker-options.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { MultiCombobox } from '../../../ui/Combobox/MultiCombobox.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import * as styles from './UpdateEditor.css.ts';
import type { UpdateValues } from './update-values.ts';

/** Maximum number of groups that a search offers. */
const groupsPageSize = 10;

export interface EditorTargetsProps {
  messages: typeof updateEditorMessages;
  form: EditForm<UpdateValues>;
}

/** The audience of an update. */
export function EditorTargets({ messages, form }: EditorTargetsProps) {
  const { values } = form;
  const groups = useGroupOptions();
  const departments = useDepartmentLookup();
  const failure = (retry: () => void) => (
    <>
      {messages.lookupFailed}
      <Button variant="link" size="sm" tabIndex={-1} onClick={retry}>
        {messages.retry}
      </Button>
    </>
  );
  return (
    <section className={styles.part} aria-label={messages.target}>
      <h3 className={styles.partTitle}>{messages.target}</h3>
      {values.groups.length + values.departments.length === 0 && <p className={styles.note}>{messages.everybody}</p>}
      <Field {...form.field('groups')} label={messages.groups}>
        <MultiCombobox
          {...form.control('groups')}
          options={groups.options}
          loading={groups.loading}
          onSearch={groups.onSearch}
          onLoadMore={groups.onLoadMore}
          placeholder={messages.groupsPlaceholder}
          error={groups.failed && failure(groups.retry)}
        />
      </Field>
      <Field {...form.field('departments')} label={messages.departments} hint={messages.departmentsHint}>
        <MultiCombobox
          {...form.control('departments')}
          options={(departments.data ?? []).map((area) => ({ value: String(area.id), label: area.description }))}
          loading={departments.isFetching && !departments.data}
          placeholder={messages.departmentsPlaceholder}
          error={departments.problem && failure(departments.retry)}
        />
      </Field>
    </section>
  );
}

function useGroupOptions() {
  return usePickerOptions({
    endpoint: listGroups,
    inputOf: (q) => ({ query: { q } }),
    toOption: ({ id, name }) => ({ value: String(id), label: name }),
    size: groupsPageSize,
  });
}
