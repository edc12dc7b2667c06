import { listGroups } from '@tramita/client/contract';
import { useDepartmentLookup } from '../../../areas/use-areas.ts';
import type { updateEditorMessages } from '../../../messages/features/update-editor.ts';
import { usePickerOptions } from '../../../people/use-picker-options.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import type { ComboboxOption } from '../../../ui/Combobox/filter-options.ts';
import { MultiCombobox } from '../../../ui/Combobox/MultiCombobox.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import * as styles from './UpdateEditor.css.ts';
import type { UpdateValues } from './update-values.ts';

/** Maximum number of groups that a search offers. */
const groupsPageSize = 10;

export interface EditorTargetsProps {
  messages: typeof updateEditorMessages;
  values: Pick<UpdateValues, 'groups' | 'departments'>;
  onChange: (name: 'groups' | 'departments', options: ComboboxOption[]) => void;
  errors: { readonly groups?: string | undefined; readonly departments?: string | undefined };
  /** Prefix of the ids of its inputs. */
  id: string;
}

/** The audience of an update. */
export function EditorTargets({ messages, values, onChange, errors, id }: EditorTargetsProps) {
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
      <Field id={`${id}-groups`} label={messages.groups} error={errors.groups}>
        <MultiCombobox
          value={values.groups}
          onChange={(options) => onChange('groups', options)}
          options={groups.options}
          loading={groups.loading}
          onSearch={groups.onSearch}
          onLoadMore={groups.onLoadMore}
          placeholder={messages.groupsPlaceholder}
          error={groups.failed && failure(groups.retry)}
        />
      </Field>
      <Field
        id={`${id}-departments`}
        label={messages.departments}
        hint={messages.departmentsHint}
        error={errors.departments}
      >
        <MultiCombobox
          value={values.departments}
          onChange={(options) => onChange('departments', options)}
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
