/** One column of a chart, with the number of each part in the order of the parts. */
export interface ChartColumn {
  id: string;
  /** Short label below the column. */
  label: string;
  /** Full name: "semana de 19/10 a 25/10". */
  name: string;
  counts: readonly number[];
}
