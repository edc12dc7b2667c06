import { dashboardPeriods, slaStatuses } from '@tramita/client/contract';
import { disabledPeriods } from '@tramita/client/rules';
import { isWrongRange } from '../../../lists/filters/is-wrong-range.ts';
import type { dashboardsMessages } from '../../../messages/features/dashboards.ts';
import { periodTexts } from '../../../messages/labels/periods.ts';
import { slaStatusTexts } from '../../../messages/labels/sla-statuses.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Combobox } from '../../../ui/Combobox/Combobox.tsx';
import { MultiCombobox } from '../../../ui/Combobox/MultiCombobox.tsx';
import { DateInput } from '../../../ui/DateInput/DateInput.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import type { DashboardFilters } from './dashboard-filters.ts';
import type { DashboardOptions, DashboardType } from './use-dashboard-options.ts';
import type { useUnreadDates } from './use-unread-dates.ts';

export interface FilterFieldsProps {
  messages: typeof dashboardsMessages;
  type: DashboardType;
  filters: DashboardFilters;
  options: DashboardOptions;
  onChange: (change: Partial<DashboardFilters>) => void;
  /** @default 'md' */
  size?: 'md' | 'input';
}

/** The controls of a dashboard's filters. */
export function FilterFields(props: FilterFieldsProps & Pick<ReturnType<typeof useUnreadDates>, 'onUnread'>) {
  const { messages, type, filters, options, onChange, onUnread, size = 'md' } = props;
  const periods = useMessages(periodTexts);
  const statuses = useMessages(slaStatusTexts);
  const { from, to, department } = filters;
  const noArea = department === null;
  const placeholder = noArea ? messages.chooseDepartment : messages.all;
  return (
    <>
      <Field label={messages.from}>
        <DateInput
          size={size}
          value={from}
          max={to ?? undefined}
          onChange={(day) => onChange({ from: day })}
          onUnread={(isUnread) => onUnread('from', isUnread)}
        />
      </Field>
      <Field label={messages.to} error={isWrongRange(filters) && messages.wrongRange}>
        <DateInput
          size={size}
          value={to}
          min={from ?? undefined}
          onChange={(day) => onChange({ to: day })}
          onUnread={(isUnread) => onUnread('to', isUnread)}
        />
      </Field>
      <Field label={messages.period}>
        <Select
          size={size}
          value={filters.period}
          options={dashboardPeriods.map((value) => ({
            value,
            label: periods[value],
            disabled: disabledPeriods(filters).includes(value),
          }))}
          onValueChange={(chosen) => {
            const period = dashboardPeriods.find((value) => value === chosen);
            if (period) onChange({ period });
          }}
        />
      </Field>
      {type === 'sla' && (
        <Field label={messages.status}>
          <Select
            size={size}
            value={filters.status}
            options={slaStatuses.map((value) => ({ value, label: statuses[value] }))}
            onValueChange={(chosen) => {
              const status = slaStatuses.find((value) => value === chosen);
              if (status) onChange({ status });
            }}
          />
        </Field>
      )}
      <Field label={messages.department} required>
        <Combobox
          size={size}
          value={department}
          options={options.departments}
          placeholder={messages.chooseDepartment}
          onChange={(chosen) => onChange({ department: chosen })}
        />
      </Field>
      <Field label={messages.sectors}>
        <MultiCombobox
          size={size}
          disabled={noArea}
          value={filters.sectors}
          options={options.sectors}
          placeholder={placeholder}
          max={100}
          onChange={(sectors) => onChange({ sectors })}
        />
      </Field>
      <Field label={messages.processes}>
        <MultiCombobox
          size={size}
          disabled={noArea}
          value={filters.processes}
          options={options.processes}
          onSearch={options.searchProcesses}
          loading={options.areProcessesLoading}
          placeholder={placeholder}
          max={100}
          onChange={(processes) => onChange({ processes })}
        />
      </Field>
    </>
  );
}
