import { useQuery } from '@tanstack/react-query';
import { listDepartments, listProcessStepTitles, listProcessTitles, listSectors } from '@tramita/client/contract';
import { useEffect, useMemo, useRef } from 'react';
import type { reportMessages } from '../../messages/features/report.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import type { SelectOption } from '../../ui/Select/Select.tsx';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import type { AreaNames, ReportFilters } from './report-filters.ts';

/** What the filters that are chosen from a list offer. */
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

/** Active areas, and the chosen one however it stands. */
const areaOptions = (areas: readonly Area[] = [], chosen: string): SelectOption[] =>
  areas
    .filter(({ id, active }) => active || String(id) === chosen)
    .map(({ id, description }) => ({ value: String(id), label: description }));

/** Processes, those of the chosen area alone; the steps of the chosen process; departments and their sectors. */
export function useFilterOptions(filters: ReportFilters, messages: typeof reportMessages): FilterOptions {
  const { client, onError } = useTramita();
  const snackbars = useSnackbars();
  const { process, department, sector } = filters;
  const titlesQuery = {
    ...(department && { departmentId: Number(department) }),
    ...(sector && { sectorIds: sector }),
  };
  const titles = useQuery({
    queryKey: client.queryKey(listProcessTitles, { query: titlesQuery }),
    queryFn: ({ signal }) => client.call(listProcessTitles, { query: titlesQuery, signal }),
    staleTime,
  });
  const stepsQuery = { process };
  const steps = useQuery({
    queryKey: client.queryKey(listProcessStepTitles, { query: stepsQuery }),
    queryFn: ({ signal }) => client.call(listProcessStepTitles, { query: stepsQuery, signal }),
    staleTime,
    enabled: process !== '',
  });
  const departments = useQuery({
    queryKey: client.queryKey(listDepartments),
    queryFn: ({ signal }) => client.call(listDepartments, { query: {}, signal }),
    staleTime,
  });
  const sectorCall = { params: { id: Number(department) }, query: { size: 999 } };
  const sectors = useQuery({
    queryKey: client.queryKey(listSectors, sectorCall),
    queryFn: ({ signal }) => client.call(listSectors, { ...sectorCall, signal }),
    staleTime,
    enabled: department !== '',
  });

  const latest = useRef({ snackbars, messages, onError });
  latest.current = { snackbars, messages, onError };
  const failure = titles.error ?? steps.error ?? departments.error ?? sectors.error;
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
