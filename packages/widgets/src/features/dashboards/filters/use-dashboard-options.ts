import { isProblem } from '@tramita/client';
import { listDepartments, listNpsProcesses, listSectors, listSlaProcesses } from '@tramita/client/contract';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import type { dashboardsMessages } from '../../../messages/features/dashboards.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { useSettled } from '../../../timing/use-settled.ts';
import type { ComboboxOption } from '../../../ui/Combobox/filter-options.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import type { DashboardFilters } from './dashboard-filters.ts';

/** The two dashboards. */
export type DashboardType = 'nps' | 'sla';

/** Options of the filters: active departments, active sectors of the chosen one, and their processes. */
export interface DashboardOptions {
  departments: readonly ComboboxOption[];
  sectors: readonly ComboboxOption[];
  processes: readonly ComboboxOption[];
  areProcessesLoading: boolean;
  searchProcesses: (typed: string) => void;
  /** The user may not see the reports. */
  isForbidden: boolean;
}

/** Options of this age are used without loading them again, in ms. */
export const staleTime = 5 * 60_000;

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
  const { onError } = useTramita();
  const snackbars = useSnackbars();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const departments = useCall(listDepartments, {}, { staleTime });
  const sectors = useCall(
    listSectors,
    department && { params: { id: Number(department.value) }, query: { size: 999 } },
    { staleTime },
  );
  const query = {
    ...(department && { departmentId: Number(department.value) }),
    ...(chosen.length > 0 && { sectorIds: chosen.map(({ value }) => value).join(',') }),
    ...(q !== '' && { q }),
  };
  // read even before a department is chosen: only this call shows whether the user may see the dashboard
  const processes = useCall(type === 'nps' ? listNpsProcesses : listSlaProcesses, { query }, { staleTime });

  const latest = useRef({ snackbars, messages, onError });
  latest.current = { snackbars, messages, onError };
  const failure = [departments, sectors, processes].find(({ problem }) => problem)?.problem?.error;
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
