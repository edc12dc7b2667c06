import { accessSchema, type DirectorySource, roleNameSchema } from '@tramita/client/contract';
import { filter } from '../../lists/FilterBar.css.ts';
import { FilterBar, FilterSelect } from '../../lists/FilterBar.tsx';
import { FilterGroup } from '../../lists/filters/FilterGroup.tsx';
import type { peopleDirectoryMessages } from '../../messages/features/people/people-directory.ts';
import type { accessTexts } from '../../messages/labels/access.ts';
import type { roleTexts } from '../../messages/labels/roles.ts';
import { Combobox } from '../../ui/Combobox/Combobox.tsx';
import { SearchBox } from '../../ui/SearchBox/SearchBox.tsx';
import * as styles from './People.css.ts';
import type { ChosenRecord, PeopleChoice } from './people-choice.ts';
import { useRegisterOptions, useStatuses } from './use-register-options.ts';

interface PeopleFiltersProps {
  messages: typeof peopleDirectoryMessages;
  roles: typeof roleTexts;
  access: typeof accessTexts;
  /** People on all pages; null until known. */
  total: number | null;
  sources: readonly DirectorySource[];
  choice: PeopleChoice;
  onChange: (choice: PeopleChoice) => void;
}

/** The bar above the list of people: their number, search and filters. */
export function PeopleFilters({ messages, roles, access, total, sources, choice, onChange }: PeopleFiltersProps) {
  const set = (part: Partial<PeopleChoice>) => onChange({ ...choice, page: 0, ...part });
  const statuses = useStatuses();
  const statusOptions = (statuses.data ?? []).map(({ id, name, active }) => ({
    value: String(id),
    label: active ? name : messages.inactiveName(name),
  }));
  const sourceOptions = sources.map(({ key, name }) => ({ value: key, label: name }));
  return (
    <FilterBar label={messages.filters} count={total === null ? null : messages.count(total)}>
      <SearchBox
        className={styles.search}
        size="md"
        label={messages.search}
        value={choice.q}
        onChange={(q) => set({ q })}
      />
      <FilterGroup label={messages.filters}>
        <RecordChoice
          kind="branches"
          messages={messages}
          value={choice.branch}
          onChange={(branch) => set({ branch })}
        />
        <RecordChoice
          kind="job-titles"
          messages={messages}
          value={choice.jobTitle}
          onChange={(jobTitle) => set({ jobTitle })}
        />
        <FilterSelect
          label={messages.status}
          every={messages.everyStatus}
          options={statusOptions}
          value={choice.status === null ? null : String(choice.status)}
          onChange={(status) => set({ status: status === null ? null : Number(status) })}
        />
        <FilterSelect
          label={messages.roles}
          every={messages.everyRole}
          options={roleNameSchema.options.map((role) => ({ value: role, label: roles[role] }))}
          value={choice.role}
          onChange={(role) => set({ role })}
        />
        <FilterSelect
          label={messages.origin}
          every={messages.everyOrigin}
          options={[{ value: 'screen', label: messages.screen }, ...sourceOptions]}
          value={choice.source}
          onChange={(source) => set({ source })}
        />
        <FilterSelect
          label={messages.access}
          every={messages.everyAccess}
          options={accessSchema.options.map((state) => ({ value: state, label: access[state] }))}
          value={choice.access}
          onChange={(state) => set({ access: state })}
        />
      </FilterGroup>
    </FilterBar>
  );
}

interface RecordChoiceProps {
  kind: 'branches' | 'job-titles';
  messages: typeof peopleDirectoryMessages;
  value: ChosenRecord | null;
  onChange: (value: ChosenRecord | null) => void;
}

function RecordChoice({ kind, messages, value, onChange }: RecordChoiceProps) {
  const found = useRegisterOptions(kind, messages.inactiveName, false);
  return (
    <Combobox
      className={filter}
      size="sm"
      aria-label={kind === 'branches' ? messages.branch : messages.jobTitle}
      placeholder={kind === 'branches' ? messages.everyBranch : messages.everyJobTitle}
      value={value && { value: String(value.id), label: value.name }}
      options={found.options}
      loading={found.loading}
      error={found.failed ? messages.optionsFailed : undefined}
      onSearch={found.onSearch}
      onLoadMore={found.onLoadMore}
      onChange={(option) => onChange(option && { id: Number(option.value), name: option.label })}
    />
  );
}
