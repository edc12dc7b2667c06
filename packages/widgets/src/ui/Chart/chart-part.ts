/** How a part of a chart looks: a colour and, so that it is never the colour alone, a pattern. */
export type ChartTone = 'good' | 'bad' | 'neutral';

/** What a chart splits its numbers into. */
export interface ChartPart {
  /** Unique among the parts of the chart. */
  id: string;
  /** In words, as in the legend. */
  label: string;
  tone: ChartTone;
}
