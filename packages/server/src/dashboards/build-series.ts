import type { DashboardProcessRow } from '../db/dashboards/dashboard-processes.ts';

/** Counts of one version of a process in one bucket. */
export type BucketRow<Counts> = Counts & { readonly version: number; readonly bucket: string };

/** Counts by name. */
type Numbers<Name extends string> = Record<Name, number>;

interface Series<Name extends string> {
  readonly id: number;
  readonly label: string;
  readonly totals: Numbers<Name>;
  readonly buckets: { readonly value: string; readonly counts: Numbers<Name> }[];
}

/** Builds series of counts with these names. */
export function createSeriesBuilder<Name extends string>(names: readonly Name[]) {
  const sum = (rows: readonly Numbers<Name>[]): Numbers<Name> => {
    const entries = names.map((name) => [name, rows.reduce((total, row) => total + row[name], 0)]);
    return Object.fromEntries(entries) as Numbers<Name>;
  };
  const seriesOf = (id: number, label: string, rows: readonly BucketRow<Numbers<Name>>[]): Series<Name> => ({
    id,
    label,
    totals: sum(rows),
    buckets: [...new Set(rows.map(({ bucket }) => bucket))]
      .sort()
      .map((value) => ({ value, counts: sum(rows.filter(({ bucket }) => bucket === value)) })),
  });

  /**
   * Returns the graphs of a department, its sectors and its processes; sectors and processes only if they have counts.
   */
  return function buildGraphs(
    department: { readonly id: number; readonly label: string; readonly sectors: ReadonlyMap<number, string> },
    processes: readonly DashboardProcessRow[],
    rows: readonly BucketRow<Numbers<Name>>[],
  ) {
    const rowsOf = (versions: readonly number[]) => {
      const known = new Set(versions);
      return rows.filter(({ version }) => known.has(version));
    };
    const versionsIn = (sector: number) =>
      processes.filter(({ sector_id }) => sector_id === sector).flatMap(({ versions }) => versions);
    const counted = ({ buckets }: Series<Name>) => buckets.length > 0;
    return {
      department: seriesOf(department.id, department.label, rows),
      sectors: [...department.sectors]
        .map(([id, label]) => seriesOf(id, label, rowsOf(versionsIn(id))))
        .filter(counted),
      processes: processes.map(({ id, title, versions }) => seriesOf(id, title, rowsOf(versions))).filter(counted),
    };
  };
}
