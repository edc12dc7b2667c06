/** One column: what it stands for, and the number of each part in their order. */
export interface ChartColumn {
  id: string;
  /** Short, under the column. */
  label: string;
  /** In full: "semana de 19/10 a 25/10". */
  name: string;
  counts: readonly number[];
}
