import { auditActions, auditObjectKinds, auditOrigins, listAssignees } from '@tramita/client/contract';
import type { ReactNode } from 'react';
import type { auditMessages } from '../../messages/features/audit.ts';
import { intlLocale } from '../../messages/format/intl-locale.ts';
import { auditActionTexts, auditKindTexts, auditOriginTexts } from '../../messages/labels.ts';
import { personOption } from '../../people/person-option.tsx';
import { usePickerOptions } from '../../people/use-picker-options.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { Combobox } from '../../ui/Combobox/Combobox.tsx';
import { DateInput } from '../../ui/DateInput/DateInput.tsx';
import { SearchBox } from '../../ui/SearchBox/SearchBox.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Toolbar } from '../../ui/Toolbar/Toolbar.tsx';
import * as styles from './Audit.css.ts';
import type { AuditChoice } from './audit-choice.ts';

interface AuditFiltersProps {
  messages: typeof auditMessages;
  /** Rows on all pages; null until known. */
  total: number | null;
  choice: AuditChoice;
  onChange: (choice: AuditChoice) => void;
  /** The export button. */
  children: ReactNode;
}

/** The bar above the audit trail: number of rows, search, filters and export. */
export function AuditFilters({ messages, total, choice, onChange, children }: AuditFiltersProps) {
  const origins = useMessages(auditOriginTexts);
  const actions = useMessages(auditActionTexts);
  const kinds = useMessages(auditKindTexts);
  const set = (part: Partial<AuditChoice>) => onChange({ ...choice, page: 0, ...part });
  const people = usePickerOptions({
    endpoint: listAssignees,
    inputOf: (q) => ({ query: { q } }),
    toOption: personOption,
  });
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
      {children}
      <fieldset className={styles.filters}>
        <legend className={styles.legend}>{messages.filters}</legend>
        <DateInput
          className={styles.day}
          size="sm"
          aria-label={messages.from}
          value={choice.from}
          {...(choice.to !== null && { max: choice.to })}
          onChange={(from) => set({ from })}
        />
        <DateInput
          className={styles.day}
          size="sm"
          aria-label={messages.to}
          value={choice.to}
          {...(choice.from !== null && { min: choice.from })}
          onChange={(to) => set({ to })}
        />
        <Combobox
          className={styles.who}
          size="sm"
          aria-label={messages.who}
          placeholder={messages.everyone}
          value={choice.who && { value: String(choice.who.id), label: choice.who.name }}
          options={people.options}
          loading={people.loading}
          error={people.failed ? messages.peopleFailed : undefined}
          onSearch={people.onSearch}
          onLoadMore={people.onLoadMore}
          onChange={(option) => set({ who: option && { id: Number(option.value), name: option.label } })}
        />
        <Choice
          label={messages.origin}
          every={messages.everyOrigin}
          values={auditOrigins}
          labels={origins}
          value={choice.origin}
          onChange={(origin) => set({ origin })}
        />
        <Choice
          label={messages.action}
          every={messages.everyAction}
          values={auditActions}
          labels={actions}
          value={choice.action}
          onChange={(action) => set({ action })}
        />
        <Choice
          label={messages.object}
          every={messages.everyObject}
          values={auditObjectKinds}
          labels={kinds}
          value={choice.kind}
          onChange={(kind) => set({ kind })}
        />
      </fieldset>
    </Toolbar>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  every: string;
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  value: Value | null;
  onChange: (value: Value | null) => void;
}

function Choice<Value extends string>({ label, every, values, labels, value, onChange }: ChoiceProps<Value>) {
  const intl = intlLocale[useLocale()];
  const options = values
    .map((option) => ({ value: option, label: labels[option] }))
    .toSorted((one, two) => one.label.localeCompare(two.label, intl));
  return (
    <span className={styles.filter}>
      <Select
        size="sm"
        aria-label={label}
        placeholder={every}
        value={value ?? ''}
        options={options}
        onValueChange={(chosen) => onChange(values.find((known) => known === chosen) ?? null)}
      />
    </span>
  );
}
