import { auditActions, auditObjectKinds, auditOrigins, listAssignees } from '@tramita/client/contract';
import type { ReactNode } from 'react';
import { wide } from '../../lists/FilterBar.css.ts';
import { FilterBar, FilterSelect } from '../../lists/FilterBar.tsx';
import { FilterDate } from '../../lists/filters/FilterDate.tsx';
import { FilterGroup } from '../../lists/filters/FilterGroup.tsx';
import { isWrongRange } from '../../lists/filters/is-wrong-range.ts';
import type { auditMessages } from '../../messages/features/audit.ts';
import { intlLocale } from '../../messages/format/intl-locale.ts';
import { auditActionTexts, auditKindTexts, auditOriginTexts } from '../../messages/labels/audit.ts';
import { personOption } from '../../people/person-option.tsx';
import { usePickerOptions } from '../../people/use-picker-options.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { Combobox } from '../../ui/Combobox/Combobox.tsx';
import { SearchBox } from '../../ui/SearchBox/SearchBox.tsx';
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
  const intl = intlLocale[useLocale()];
  const sorted = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
    values
      .map((value) => ({ value, label: labels[value] }))
      .toSorted((one, two) => one.label.localeCompare(two.label, intl));
  const set = (part: Partial<AuditChoice>) => onChange({ ...choice, page: 0, ...part });
  const people = usePickerOptions({
    endpoint: listAssignees,
    inputOf: (q) => ({ query: { q } }),
    toOption: personOption,
  });
  return (
    <FilterBar label={messages.filters} count={total === null ? null : messages.count(total)}>
      <SearchBox
        className={styles.search}
        size="md"
        label={messages.search}
        value={choice.q}
        onChange={(q) => set({ q })}
      />
      {children}
      <FilterGroup label={messages.filters}>
        <FilterDate
          name={messages.from}
          label={messages.fromLabel}
          size="sm"
          value={choice.from}
          max={choice.to}
          onChange={(from) => set({ from })}
        />
        <FilterDate
          name={messages.to}
          label={messages.toLabel}
          size="sm"
          value={choice.to}
          min={choice.from}
          error={isWrongRange(choice) && messages.wrongRange}
          onChange={(to) => set({ to })}
        />
        <Combobox
          className={wide}
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
        <FilterSelect
          label={messages.origin}
          every={messages.everyOrigin}
          options={sorted(auditOrigins, origins)}
          value={choice.origin}
          onChange={(origin) => set({ origin })}
        />
        <FilterSelect
          label={messages.action}
          every={messages.everyAction}
          options={sorted(auditActions, actions)}
          value={choice.action}
          onChange={(action) => set({ action })}
        />
        <FilterSelect
          label={messages.object}
          every={messages.everyObject}
          options={sorted(auditObjectKinds, kinds)}
          value={choice.kind}
          onChange={(kind) => set({ kind })}
        />
      </FilterGroup>
    </FilterBar>
  );
}
