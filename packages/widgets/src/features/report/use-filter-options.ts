import { listDepartments, listProcessStepTitles, listProcessTitles, listSectors } from '@tramita/client/contract';
import { useEffect, useMemo, useRef } from 'react';
import { useCall } from '../../calls/use-call.ts';
import type { reportMessages } from '../../messages/features/report.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import type { SelectOption } from '../../ui/Select/Select.tsx';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import type { AreaNames, ReportFilters } from './report-filters.ts';

/** Options of the filters that are chosen from a list. */
export interface FilterOptions extends AreaNames {
  processes: readonly SelectOption[];
  steps: readonly SelectOption[];
}

const staleTime = 5 * 60_000;

const titled = (titles: readonly string[] = []): SelectOption[] =>
  titles.map((title) => ({ value: title, label: title }));

interface Area {
  readonly id: number;
  readonly description: string;
  readonly active: boolean;
}

/** Active areas, and the chosen one even if it is inactive. */
const areaOptions = (areas: readonly Area[] = [], chosen: string): SelectOption[] =>
  areas
    .filter(({ id, active }) => active || String(id) === chosen)
    .map(({ id, description }) => ({ value: String(id), label: description }));

/** Processes of the chosen area, steps of the chosen process, departments and their sectors. */
export function useFilterOptions(filters: ReportFilters, messages: typeof reportMessages): FilterOptions {
  const { onError } = useTramita();
  const snackbars = useSnackbars();
  const { process, department, sector } = filters;
  const titlesQuery = {
    ...(department && { departmentId: Number(department) }),
    ...(sector && { sectorIds: sector }),
  };
  const titles = useCall(listProcessTitles, { query: titlesQuery }, { staleTime });
  const steps = useCall(listProcessStepTitles, process ? { query: { process } } : null, { staleTime });
  const departments = useCall(listDepartments, {}, { staleTime });
  const sectors = useCall(
    listSectors,
    department ? { params: { id: Number(department) }, query: { size: 999 } } : null,
    { staleTime },
  );

  const latest = useRef({ snackbars, messages, onError });
  latest.current = { snackbars, messages, onError };
  const failure = [titles, steps, departments, sectors].find(({ problem }) => problem)?.problem?.error;
  useEffect(() => {
    if (!failure) return;
    latest.current.onError(failure);
    latest.current.snackbars.error(latest.current.messages.filtersFailed);
  }, [failure]);

  return useMemo(
    () => ({
      processes: titled(titles.data),
      steps: titled(process ? steps.data : []),
      departments: areaOptions(departments.data?.elements, department),
      sectors: areaOptions(department ? sectors.data?.elements : [], sector),
    }),
    [titles.data, steps.data, departments.data, sectors.data, process, department, sector],
  );
}
