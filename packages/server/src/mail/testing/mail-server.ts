import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A received mail, parsed. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The raw message. */
  readonly raw: string;
  /** By lower-case name, unfolded and decoded. */
  readonly headers: Readonly<Record<string, string>>;
  /** Decoded texts by content type. */
  readonly parts: Readonly<Record<string, string>>;
}

/** Starts a real SMTP server that stores received mail. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    ...options,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        const to = rcptTo.map(({ address }) => address);
        received.push({ from, to, ...takeApart(Buffer.concat(chunks).toString('latin1')) });
        done();
      });
    },
  });
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return { port, received, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

function takeApart(raw: string): Pick<ReceivedMail, 'raw' | 'headers' | 'parts'> {
  const { headers, body } = split(raw);
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1];
  const texts = boundary === undefined ? [raw] : body.split(`--${boundary}`).slice(1, -1);
  const parts = texts.map((text) => {
    const part = split(text.replace(/^\r\n/, ''));
    const type = part.headers['content-type']?.split(';')[0] ?? '';
    return [type, decode(part.body, part.headers['content-transfer-encoding'] ?? '')] as const;
  });
  return { raw, headers, parts: Object.fromEntries(parts) };
}

function split(text: string) {
  const end = text.indexOf('\r\n\r\n');
  const lines = text
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())] as const;
  });
  return { headers: Object.fromEntries(headers), body: text.slice(end + 4) };
}

/** Decodes words such as =?UTF-8?Q?a=C3=A7=C3=A3o?=, RFC 2047. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_word, kind: string, value: string) =>
      kind.toLowerCase() === 'b' ? fromBase64(value) : fromQuoted(value.replaceAll('_', ' ')),
    );
}

function decode(body: string, encoding: string): string {
  const text = body.replace(/\r\n$/, '');
  if (encoding === 'base64') return fromBase64(text);
  return encoding === 'quoted-printable' ? fromQuoted(text) : Buffer.from(text, 'latin1').toString();
}

const fromBase64 = (text: string) => Buffer.from(text, 'base64').toString();

function fromQuoted(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
