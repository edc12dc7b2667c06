import type { Random } from '../random.ts';

/** A file with its bytes, small enough to store hundreds of them. */
export interface SmallFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const encoder = new TextEncoder();

/** A one-page PDF with a line of text. Omits accented letters: the font has no encoding for them. */
export function smallPdf(name: string, line: string): SmallFile {
  const text = line
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[()\\]/g, '');
  const content = `BT /F1 14 Tf 60 760 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  const document = `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`;
  return { name, contentType: 'application/pdf', bytes: encoder.encode(document) };
}

/** A text file. */
export function smallText(name: string, lines: readonly string[]): SmallFile {
  return { name, contentType: 'text/plain', bytes: encoder.encode(`${lines.join('\n')}\n`) };
}

const fileNames = [
  'nota-fiscal',
  'recibo',
  'comprovante',
  'orçamento',
  'contrato',
  'planilha-de-custos',
  'foto-do-local',
];

/** A random file such as users attach to a request. */
export function randomFile(random: Random, subject: string): SmallFile {
  const name = `${random.pick(fileNames)}-${random.int(100, 999)}`;
  if (random.chance(0.3))
    return smallText(`${name}.txt`, [subject, `Documento ${random.int(1000, 99_999)}`, 'Rede Ipê']);
  return smallPdf(`${name}.pdf`, `Rede Ipe - ${subject} - documento ${random.int(1000, 99_999)}`);
}

/** Encodes bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Decodes base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** Returns the SHA-256 of bytes in hexadecimal. */
export async function sha256Hex(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
