import type { ImportKind } from '@tramita/client/contract';
import { csvByteOrderMark, csvLine } from '@tramita/client/rules';
import type { FileAnswer } from '../handlers.ts';
import { keepText } from './columns/column.ts';
import { columnsOfKind } from './columns/record-columns.ts';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const names: Readonly<Record<ImportKind, string>> = {
  people: 'pessoas',
  branches: 'filiais',
  'job-titles': 'cargos',
  departments: 'departamentos',
  sectors: 'setores',
  groups: 'grupos',
  members: 'participantes',
  categories: 'categorias',
  tags: 'etiquetas',
  holidays: 'feriados',
};

const notes = [
  'Uma coluna que falta no arquivo deixa o dado como está.',
  'Uma célula vazia apaga o dado.',
  `Uma célula com ${keepText} mantém o dado.`,
  'Colunas com outros cabeçalhos são ignoradas.',
];

/** Returns the template of a kind of file: its headings and an example, and as xlsx a sheet that explains each column. */
export async function templateFile(kind: ImportKind, format: 'csv' | 'xlsx'): Promise<FileAnswer> {
  const columns = columnsOfKind[kind];
  const headings = columns.map(({ heading }) => heading);
  const example = columns.map((column) => column.example);
  const fileName = `modelo-${names[kind]}.${format}`;
  if (format === 'csv') {
    const text = csvByteOrderMark + csvLine(headings) + csvLine(example);
    return { bytes: new TextEncoder().encode(text), contentType: 'text/csv; charset=utf-8', fileName };
  }
  const { utils, write } = await import('@e965/xlsx');
  const explained = columns.map(({ heading, required, help }) => [heading, required ? 'Sim' : 'Não', help]);
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([headings, example]), 'Modelo');
  const help = utils.aoa_to_sheet([
    ['Coluna', 'Obrigatória', 'Explicação'],
    ...explained,
    [],
    ...notes.map((note) => [note]),
  ]);
  utils.book_append_sheet(book, help, 'Explicações');
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', compression: true });
  return { bytes: new Uint8Array(bytes), contentType: xlsxType, fileName };
}
