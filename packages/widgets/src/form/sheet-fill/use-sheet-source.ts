import { HttpProblemError } from '@tramita/client';
import { type FormField, sheetFillMaxColumns, sheetFillMaxRows } from '@tramita/client/contract';
import { commaSigns, type NumberSigns } from '@tramita/client/rules';
import { useEffect, useRef, useState } from 'react';
import { readTableFile } from '../../file-reading/read-table-file.ts';
import { numberSigns } from '../../messages/format/number-signs.ts';
import type { sheetFillMessages } from '../../messages/sheet-fill.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { useRefusalText } from '../../provider/use-refusal-text.ts';
import { useUiEnvironment } from '../../ui/ui-environment.ts';
import { type SheetTable, sheetTable } from './plan-sheet-fill.ts';

const bounds = { rows: sheetFillMaxRows + 1, columns: sheetFillMaxColumns };

interface SheetSourceOptions {
  readonly fields: readonly FormField[];
  readonly messages: typeof sheetFillMessages;
  readonly onTable: (table: SheetTable) => void;
}

/** Reads a table from a file or from the process's spreadsheet, and returns the reason if it cannot be used. */
export function useSheetSource({ fields, messages, onTable }: SheetSourceOptions) {
  const { onError } = useTramita();
  const { messages: common, locale } = useUiEnvironment();
  const refusalText = useRefusalText();
  const [reading, setReading] = useState<'file' | 'process' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current = -1;
    },
    [],
  );

  function take(rows: readonly (readonly string[])[], signs: NumberSigns): void {
    const table = sheetTable(rows, fields, signs);
    if (rows.length > sheetFillMaxRows) setProblem(messages.longFile(sheetFillMaxRows - 1));
    else if (!table.columns.some(({ field }) => field)) setProblem(messages.noColumns);
    else if (table.rows.length === 0) setProblem(messages.noRows);
    else onTable(table);
  }

  async function read(kind: 'file' | 'process', work: () => Promise<void>): Promise<void> {
    latest.current += 1;
    setProblem(null);
    setReading(kind);
    await work();
    setReading(null);
  }

  const isCurrent = (own: number) => latest.current === own;
  return {
    reading,
    problem,
    refuse: setProblem,
    fromFile: (file: File) =>
      read('file', async () => {
        const own = latest.current;
        const signs = numberSigns[locale];
        const rows = await readTableFile(file, {
          ...bounds,
          plain: { decimal: signs.decimal, yes: common.yes, no: common.no },
        });
        if (!isCurrent(own)) return;
        if (typeof rows !== 'string') take(rows, signs);
        else setProblem(rows === 'partFailed' ? common.partFailed : messages[rows]);
      }),
    fromProcess: (load: () => Promise<readonly (readonly string[])[]>) =>
      read('process', async () => {
        const own = latest.current;
        try {
          const rows = await load();
          // the server returns numbers as a Portuguese spreadsheet shows them
          if (isCurrent(own)) take(rows, commaSigns);
        } catch (error) {
          onError(error);
          const refusal = error instanceof HttpProblemError && error.status === 409 ? error : null;
          const reason = refusal && refusalText(refusal);
          if (isCurrent(own)) setProblem(reason || messages.readFailed);
        }
      }),
  };
}
