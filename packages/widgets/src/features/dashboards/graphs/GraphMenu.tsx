import { Download } from 'lucide-react';
import type { RefObject } from 'react';
import { saveFile } from '../../../calls/save-file.ts';
import type { dashboardsMessages } from '../../../messages/features/dashboards.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { Menu } from '../../../ui/Menu/Menu.tsx';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { tableCsv } from './graph-csv.ts';

export interface GraphMenuProps {
  messages: typeof dashboardsMessages;
  /** Of the graph, in words; also the name of the files. */
  label: string;
  /** Whether there is a table by period as well. */
  hasBuckets: boolean;
  /** Contains the chart and its tables. */
  content: RefObject<HTMLElement | null>;
}

const fileName = (label: string, extension: string) =>
  `${label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .toLowerCase()}.${extension}`;

/** Saves a graph: its tables as CSV, equal to what they show, and the chart as an image. */
export function GraphMenu({ messages, label, content, hasBuckets }: GraphMenuProps) {
  const { onError } = useTramita();
  const snackbars = useSnackbars();
  const saveTable = (which: 'main' | 'buckets') => {
    const find = (name: string) => content.current?.querySelector<HTMLTableElement>(`table[data-csv-table="${name}"]`);
    const table = find(which) ?? find('buckets');
    if (!table) return;
    // the table of all series is not one of the chosen series
    const name = table.getAttribute('aria-label') ?? label;
    const words = which === 'buckets' ? messages.bucketsFile(name) : name;
    saveFile(new Blob([tableCsv(table)], { type: 'text/csv;charset=utf-8' }), fileName(words, 'csv'));
  };
  const saveImage = async () => {
    const block = content.current;
    const chart = block?.querySelector<HTMLElement>('[data-graph]');
    if (!block || !chart) return;
    // a chart without a legend has the colors of its table
    const hasLegend = chart.querySelector('[data-slot="chart-key"]') !== null;
    const keys = hasLegend ? [] : block.querySelectorAll<HTMLElement>('[data-csv-table] [data-slot="chart-key"]');
    const named = new Map([...keys].map((key) => [key.parentElement?.textContent?.trim() ?? '', key]));
    const legend = [...named].map(([text, key]) => ({ text, key }));
    try {
      const { graphImage } = await import('./graph-image.ts');
      saveFile(await graphImage(chart, label, legend), fileName(label, 'png'));
    } catch (error) {
      onError(error);
      snackbars.error(messages.imageFailed);
    }
  };
  return (
    <Menu
      label={messages.save(label)}
      align="end"
      entries={[
        { id: 'csv', label: messages.saveTable, onSelect: () => saveTable('main') },
        ...(hasBuckets ? [{ id: 'buckets', label: messages.saveBuckets, onSelect: () => saveTable('buckets') }] : []),
        { id: 'png', label: messages.saveImage, onSelect: () => void saveImage() },
      ]}
      trigger={<IconButton name={messages.save(label)} icon={<Download />} />}
    />
  );
}
