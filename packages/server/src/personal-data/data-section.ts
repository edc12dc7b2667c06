import { type CsvCell, csvByteOrderMark, csvLine } from '@tramita/client/rules';

/** A value of an export: a moment is ISO 8601 in JSON and local time in CSV. */
export type DataValue = CsvCell | boolean | Date | readonly string[];

/** A subject of an export: a list in `dados.json` and a CSV file of the same name. */
export interface DataSection {
  readonly name: string;
  readonly headers: readonly string[];
  /** Reads the rows in batches, from the beginning each time. */
  batches(): AsyncIterable<readonly (readonly DataValue[])[]>;
}

/** Creates a section from its columns and its rows, which are read in batches. */
export const dataSection = <Row>(
  name: string,
  columns: readonly (readonly [header: string, value: (row: Row) => DataValue])[],
  read: () => AsyncIterable<readonly Row[]>,
): DataSection => ({
  name,
  headers: columns.map(([header]) => header),
  async *batches() {
    for await (const rows of read()) yield rows.map((row) => columns.map(([, value]) => value(row)));
  },
});

/** Returns rows that are read at once as a single batch. */
export async function* oneBatch<Row>(rows: Promise<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  yield await rows;
}

const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

function cellOf(value: DataValue): CsvCell {
  if (value instanceof Date) return moment.format(value).replace(',', '');
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  return isList(value) ? value.join('\n') : value;
}

const isList = (value: DataValue): value is readonly string[] => Array.isArray(value);

const jsonOf = (value: DataValue): unknown =>
  typeof value === 'object' && value !== null && 'amount' in value ? value.amount : (value ?? null);

const encoder = new TextEncoder();

/** Returns the CSV file of a section in chunks. */
export async function* csvOf({ headers, batches }: DataSection): AsyncGenerator<Uint8Array> {
  yield encoder.encode(csvByteOrderMark + csvLine(headers));
  for await (const rows of batches()) yield encoder.encode(rows.map((row) => csvLine(row.map(cellOf))).join(''));
}

/** Returns all sections as a JSON object in chunks; rows are objects with the headings as keys. */
export async function* jsonOfAll(sections: readonly DataSection[], createdAt: Date): AsyncGenerator<Uint8Array> {
  yield encoder.encode(`{\n"geradoEm":${JSON.stringify(createdAt)}`);
  for (const { name, headers, batches } of sections) {
    yield encoder.encode(`,\n${JSON.stringify(name)}:[`);
    let separator = '\n';
    for await (const rows of batches()) {
      if (rows.length === 0) continue;
      const texts = rows.map((row) =>
        JSON.stringify(Object.fromEntries(headers.map((header, index) => [header, jsonOf(row[index])]))),
      );
      yield encoder.encode(separator + texts.join(',\n'));
      separator = ',\n';
    }
    yield encoder.encode('\n]');
  }
  yield encoder.encode('\n}\n');
}
