import { npsAnswers, slaOutcomes, slaStatuses, taskStatuses, taskTypes } from '@tramita/client/contract';
import type { reportMessages } from '../../messages/features/report.ts';
import { Combobox } from '../../ui/Combobox/Combobox.tsx';
import { DateInput } from '../../ui/DateInput/DateInput.tsx';
import { Field } from '../../ui/Field/Field.tsx';
import { Select, type SelectOption } from '../../ui/Select/Select.tsx';
import { TextInput } from '../../ui/TextInput/TextInput.tsx';
import * as styles from './Report.css.ts';
import {
  areDaysWrong,
  dayOf,
  type FilterName,
  type RangeName,
  type ReportFilters,
  rangeKeys,
  rangeNames,
} from './report-filters.ts';
import type { FilterOptions } from './use-filter-options.ts';
import { type ReportLabels, useReportLabels } from './use-report-labels.ts';

export interface FilterFieldProps {
  name: FilterName;
  filters: ReportFilters;
  options: FilterOptions;
  messages: typeof reportMessages;
  onChange: (change: Partial<ReportFilters>) => void;
}

/** The control of one filter, with its name. */
export function FilterField({ name, filters, options, messages, onChange }: FilterFieldProps) {
  const labels = useReportLabels();
  const range = rangeNames.find((known) => known === name);
  if (range) return <RangeField name={range} filters={filters} messages={messages} onChange={onChange} />;
  const value = filters[name as Exclude<FilterName, RangeName>];
  const change = (next: string) => onChange({ [name]: next });
  const listed = listOf(name, options, filters, messages, labels);
  return (
    <Field label={messages[name]}>
      {listed ? (
        <ListControl {...listed} value={value} onChange={change} />
      ) : (
        <TextInput
          value={value}
          inputMode={name === 'idk' ? 'numeric' : undefined}
          numeric={name === 'idk'}
          placeholder={name === 'idk' ? messages.number : messages.partOfName}
          maxLength={name === 'idk' ? 10 : 200}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => change(name === 'idk' ? target.value.replace(/\D/g, '') : target.value)}
        />
      )}
    </Field>
  );
}

interface Listed {
  options: readonly SelectOption[];
  placeholder: string;
  /** A list as long as this is searched by typing. */
  isLong: boolean;
  disabled?: boolean;
}

const labelled = <Value extends string>(values: readonly Value[], labels: Record<Value, string>): SelectOption[] =>
  values.map((value) => ({ value, label: labels[value] }));

function listOf(
  name: FilterName,
  options: FilterOptions,
  { process, department }: ReportFilters,
  messages: typeof reportMessages,
  labels: ReportLabels,
): Listed | null {
  const all = { placeholder: messages.all, isLong: false };
  switch (name) {
    case 'status':
      return { ...all, options: labelled(taskStatuses, labels.statuses) };
    case 'type':
      return { ...all, options: labelled(taskTypes, labels.types) };
    case 'sla':
      return { ...all, options: labelled(slaOutcomes, labels.slaOutcomes) };
    case 'counted':
      return { ...all, options: labelled(slaStatuses, labels.slaStatuses), placeholder: messages.notCounted };
    case 'nps':
      return { ...all, options: labelled(npsAnswers, labels.npsAnswers), placeholder: messages.all };
    case 'process':
      return { ...all, options: options.processes, isLong: true };
    case 'department':
      return { ...all, options: options.departments, isLong: true };
    case 'step':
      return process
        ? { ...all, options: options.steps }
        : { ...all, options: [], placeholder: messages.chooseProcess, disabled: true };
    case 'sector':
      return department
        ? { ...all, options: options.sectors }
        : { ...all, options: [], placeholder: messages.chooseDepartment, disabled: true };
    default:
      return null;
  }
}

interface ListControlProps extends Listed {
  value: string;
  onChange: (value: string) => void;
}

function ListControl({ options, placeholder, isLong, disabled, value, onChange }: ListControlProps) {
  const known = options.find((option) => option.value === value);
  // a kept choice stays to be seen, even when it is not offered any more
  const chosen = known ?? (value ? { value, label: value } : null);
  if (isLong) {
    return (
      <Combobox
        value={chosen}
        options={options}
        placeholder={placeholder}
        onChange={(option) => onChange(option?.value ?? '')}
      />
    );
  }
  return (
    <Select
      value={value}
      disabled={disabled}
      placeholder={placeholder}
      options={chosen && !known ? [chosen, ...options] : options}
      onValueChange={onChange}
    />
  );
}

interface RangeFieldProps extends Pick<FilterFieldProps, 'filters' | 'messages' | 'onChange'> {
  name: RangeName;
}

function RangeField({ name, filters, messages, onChange }: RangeFieldProps) {
  const [first, last] = rangeKeys(name);
  const [from, to] = [dayOf(filters[first]), dayOf(filters[last])];
  return (
    <div className={styles.range}>
      <Field label={messages.from(messages[name])}>
        <DateInput value={from || null} max={to || undefined} onChange={(day) => onChange({ [first]: day ?? '' })} />
      </Field>
      <Field label={messages.to(messages[name])} error={areDaysWrong(from, to) && messages.wrongRange}>
        <DateInput value={to || null} min={from || undefined} onChange={(day) => onChange({ [last]: day ?? '' })} />
      </Field>
    </div>
  );
}
