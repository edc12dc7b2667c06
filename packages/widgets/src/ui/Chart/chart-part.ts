/** Appearance of a chart part: a color plus a pattern, so that color is never the only difference. */
export type ChartTone = 'good' | 'bad' | 'neutral';

/** A part into which a chart splits its numbers. */
export interface ChartPart {
  /** Unique among the parts of the chart. */
  id: string;
  /** Text in the legend. */
  label: string;
  tone: ChartTone;
}
