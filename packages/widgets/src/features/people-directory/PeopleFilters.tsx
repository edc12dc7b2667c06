import { accessSchema, type DirectorySource, roleNameSchema } from '@tramita/client/contract';
import type { peopleDirectoryMessages } from '../../messages/features/people-directory.ts';
import type { accessTexts } from '../../messages/labels/access.ts';
import type { roleTexts } from '../../messages/labels/roles.ts';
import { Combobox } from '../../ui/Combobox/Combobox.tsx';
import { SearchBox } from '../../ui/SearchBox/SearchBox.tsx';
import { Select, type SelectOption } from '../../ui/Select/Select.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Toolbar } from '../../ui/Toolbar/Toolbar.tsx';
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
    <Toolbar label={messages.filters} className={styles.toolbar}>
      <strong className={styles.total}>{total === null ? <Skeleton width={96} /> : messages.count(total)}</strong>
      <SearchBox
        className={styles.search}
        size="md"
        label={messages.search}
        value={choice.q}
        onChange={(q) => set({ q })}
      />
      <fieldset className={styles.filters}>
        <legend className={styles.legend}>{messages.filters}</legend>
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
        <Choice
          label={messages.status}
          every={messages.everyStatus}
          options={statusOptions}
          value={choice.status === null ? '' : String(choice.status)}
          onChange={(status) => set({ status: status === '' ? null : Number(status) })}
        />
        <Choice
          label={messages.roles}
          every={messages.everyRole}
          options={roleNameSchema.options.map((role) => ({ value: role, label: roles[role] }))}
          value={choice.role ?? ''}
          onChange={(chosen) => set({ role: roleNameSchema.options.find((role) => role === chosen) ?? null })}
        />
        <Choice
          label={messages.origin}
          every={messages.everyOrigin}
          options={[{ value: 'screen', label: messages.screen }, ...sourceOptions]}
          value={choice.source ?? ''}
          onChange={(source) => set({ source: source === '' ? null : source })}
        />
        <Choice
          label={messages.access}
          every={messages.everyAccess}
          options={accessSchema.options.map((state) => ({ value: state, label: access[state] }))}
          value={choice.access ?? ''}
          onChange={(chosen) => set({ access: accessSchema.options.find((state) => state === chosen) ?? null })}
        />
      </fieldset>
    </Toolbar>
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
      className={styles.record}
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

interface ChoiceProps {
  label: string;
  every: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
}

function Choice({ label, every, options, value, onChange }: ChoiceProps) {
  return (
    <span className={styles.filter}>
      <Select
        size="sm"
        aria-label={label}
        placeholder={every}
        value={value}
        options={options}
        onValueChange={onChange}
      />
    </span>
  );
}
