import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { SheetCell } from '../ports/sheet-store.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const schemas = 'http://schemas.openxmlformats.org';
const main = `${schemas}/spreadsheetml/2006/main`;
const relations = `${schemas}/officeDocument/2006/relationships`;
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Maximum lengths of the text of a cell and of the name of a sheet. */
const longestText = 32_767;
const longestName = 31;

/**
 * Creates a workbook with one sheet while it is read: neither its rows nor the file are in memory at once. Texts are
 * stored as texts, so none is ever evaluated as a formula.
 */
export function xlsxStream(tab: string, batches: AsyncIterable<SheetCell[][]>): ReadableStream<Uint8Array> {
  const chunks = writeWorkbook(tab, batches);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
}

async function* writeWorkbook(tab: string, batches: AsyncIterable<SheetCell[][]>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const take = () => made.splice(0);
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  const add = (path: string) => {
    const file = new ZipDeflate(path);
    zip.add(file);
    return file;
  };
  for (const [path, text] of fixedParts(tab)) add(path).push(strToU8(declaration + text), true);
  const sheet = add('xl/worksheets/sheet1.xml');
  sheet.push(strToU8(`${declaration}<worksheet xmlns="${main}"><sheetData>`));
  for await (const batch of batches) {
    sheet.push(strToU8(batch.map(rowXml).join('')));
    yield* take();
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true);
  zip.end();
  yield* take();
}

function fixedParts(tab: string): [path: string, text: string][] {
  const name = escapeXml(
    tab
      .replace(/[\\/?*[\]:]/g, ' ')
      .slice(0, longestName)
      .trim() || 'Planilha',
  );
  const override = (path: string, kind: string) => `<Override PartName="${path}" ContentType="${type}.${kind}+xml"/>`;
  const relation = (kind: string, target: string) =>
    `<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/${kind}" Target="${target}"/></Relationships>`;
  return [
    [
      '[Content_Types].xml',
      `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('/xl/workbook.xml', 'sheet.main')}${override('/xl/worksheets/sheet1.xml', 'worksheet')}</Types>`,
    ],
    ['_rels/.rels', relation('officeDocument', 'xl/workbook.xml')],
    ['xl/_rels/workbook.xml.rels', relation('worksheet', 'worksheets/sheet1.xml')],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
  ];
}

function rowXml(cells: readonly SheetCell[]): string {
  return `<row>${cells.map(cellXml).join('')}</row>`;
}

function cellXml(cell: SheetCell): string {
  if (typeof cell === 'number' && Number.isFinite(cell)) return `<c><v>${cell}</v></c>`;
  const text = escapeXml(String(cell).slice(0, longestText));
  return `<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML 1.0, which allows few control characters. */
function escapeXml(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
}
