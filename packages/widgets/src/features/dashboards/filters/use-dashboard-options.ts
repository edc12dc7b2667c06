import { useQuery } from '@tanstack/react-query';
import { isProblem } from '@tramita/client';
import { listDepartments, listNpsProcesses, listSectors, listSlaProcesses } from '@tramita/client/contract';
import { useEffect, useRef, useState } from 'react';
import type { dashboardsMessages } from '../../../messages/features/dashboards.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { useSettled } from '../../../timing/use-settled.ts';
import type { ComboboxOption } from '../../../ui/Combobox/filter-options.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import type { DashboardFilters } from './dashboard-filters.ts';

/** The two dashboards. */
export type DashboardType = 'nps' | 'sla';

/** What the filters offer: active departments, active sectors of the chosen one, and processes of these. */
export interface DashboardOptions {
  departments: readonly ComboboxOption[];
  sectors: readonly ComboboxOption[];
  processes: readonly ComboboxOption[];
  areProcessesLoading: boolean;
  searchProcesses: (typed: string) => void;
  /** The person does not see the reports at all. */
  isForbidden: boolean;
}

const staleTime = 5 * 60_000;

interface Area {
  readonly id: number;
  readonly description: string;
  readonly active: boolean;
}
const activeOptions = (areas: readonly Area[] = []): ComboboxOption[] =>
  areas.filter(({ active }) => active).map(({ id, description }) => ({ value: String(id), label: description }));

export function useDashboardOptions(
  type: DashboardType,
  { department, sectors: chosen }: DashboardFilters,
  messages: typeof dashboardsMessages,
): DashboardOptions {
  const { client, onError } = useTramita();
  const snackbars = useSnackbars();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const departments = useQuery({
    queryKey: client.queryKey(listDepartments),
    queryFn: ({ signal }) => client.call(listDepartments, { query: {}, signal }),
    staleTime,
  });
  const sectorCall = { params: { id: Number(department?.value) }, query: { size: 999 } };
  const sectors = useQuery({
    queryKey: client.queryKey(listSectors, sectorCall),
    queryFn: ({ signal }) => client.call(listSectors, { ...sectorCall, signal }),
    staleTime,
    enabled: department !== null,
  });
  const call = type === 'nps' ? listNpsProcesses : listSlaProcesses;
  const query = {
    ...(department && { departmentId: Number(department.value) }),
    ...(chosen.length > 0 && { sectorIds: chosen.map(({ value }) => value).join(',') }),
    ...(q !== '' && { q }),
  };
  // asked before there is a department too: only this call tells whether the person may be here at all
  const processes = useQuery({
    queryKey: client.queryKey(call, { query }),
    queryFn: ({ signal }) => client.call(call, { query, signal }),
    staleTime,
  });

  const latest = useRef({ snackbars, messages, onError });
  latest.current = { snackbars, messages, onError };
  const failure = departments.error ?? sectors.error ?? processes.error;
  useEffect(() => {
    if (!failure || isProblem(failure, 'FORBIDDEN')) return;
    latest.current.onError(failure);
    latest.current.snackbars.error(latest.current.messages.optionsFailed);
  }, [failure]);

  return {
    departments: activeOptions(departments.data?.elements),
    sectors: activeOptions(sectors.data?.elements),
    processes: (processes.data?.elements ?? []).map(({ id, title }) => ({ value: String(id), label: title })),
    areProcessesLoading: processes.isLoading || q !== typed.trim(),
    searchProcesses: setTyped,
    isForbidden: isProblem(failure, 'FORBIDDEN'),
  };
}
