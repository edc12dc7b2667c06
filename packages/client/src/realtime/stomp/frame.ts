/** A frame of STOMP 1.2. Of a header that stands twice, the first counts. */
export interface StompFrame {
  /** In capitals, e.g. `MESSAGE`. */
  readonly command: string;
  readonly headers: ReadonlyMap<string, string>;
  /** Text without NUL; empty for none. */
  readonly body: string;
}

/** A frame that breaks the protocol: the connection cannot go on. */
export class StompError extends Error {
  override name = 'StompError';
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\r': '\\r', '\n': '\\n', ':': '\\c' };
const meanings: Readonly<Record<string, string>> = { '\\\\': '\\', '\\r': '\r', '\\n': '\n', '\\c': ':' };

/** STOMP 1.2 keeps these two readable for 1.0, where nothing is escaped. */
const isPlain = (command: string): boolean => command === 'CONNECT' || command === 'CONNECTED';

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

function escapeHeader(command: string, text: string): string {
  if (text.includes('\0')) throw new StompError('A header of STOMP holds no NUL');
  if (!isPlain(command)) return text.replace(/[\\\r\n:]/g, (character) => escapes[character] ?? character);
  if (/[\r\n]/.test(text)) throw new StompError(`A header of ${command} holds no line break`);
  return text;
}

function unescapeHeader(command: string, text: string): string {
  if (isPlain(command)) return text;
  return text.replace(/\\[\s\S]?/g, (sequence) => {
    const meaning = meanings[sequence];
    if (meaning === undefined) throw new StompError(`Unknown escape ${JSON.stringify(sequence)} in a header`);
    return meaning;
  });
}

/**
 * A frame as it travels, its length in bytes included where it has a body.
 *
 * @throws {StompError} when a header or the body cannot be said in STOMP; a body holds no NUL here.
 * @example
 * socket.send(encodeFrame('SUBSCRIBE', { id: '0', destination: '/topic/mariana.costa' }));
 */
export function encodeFrame(command: string, headers: Readonly<Record<string, string>>, body = ''): string {
  if (body.includes('\0')) throw new StompError('A body holds no NUL');
  const lines = Object.entries(headers).map(([name, value]) => {
    if (name === '' || (isPlain(command) && name.includes(':'))) throw new StompError('A header needs a name');
    return `${escapeHeader(command, name)}:${escapeHeader(command, value)}\n`;
  });
  if (body !== '') lines.push(`content-length:${byteLength(body)}\n`);
  return `${command}\n${lines.join('')}\n${body}\0`;
}

function decodeHeader(command: string, line: string): [string, string] {
  const colon = line.indexOf(':');
  if (colon < 1) throw new StompError('A header has a name, a colon and a value');
  return [unescapeHeader(command, line.slice(0, colon)), unescapeHeader(command, line.slice(colon + 1))];
}

/** One frame without the NUL that ended it. */
function decodeFrame(text: string): StompFrame {
  const head = /^([A-Z]+)\r?\n((?:[^\r\n]+\r?\n)*)\r?\n/.exec(text);
  if (!head) throw new StompError('A frame has a command, headers and an empty line');
  const [{ length }, command = '', block = ''] = head;
  const headers = new Map<string, string>();
  for (const line of block.split(/\r?\n/).slice(0, -1)) {
    const [name, value] = decodeHeader(command, line);
    if (!headers.has(name)) headers.set(name, value);
  }
  const body = text.slice(length);
  const announced = headers.get('content-length');
  // a body that holds a NUL ends there, and is shorter than was said
  if (announced !== undefined && announced !== String(byteLength(body))) {
    throw new StompError('The body is not as long as its content-length, or holds a NUL');
  }
  return { command, headers, body };
}

/** Puts frames together from what arrives, however it was cut. */
export interface FrameReader {
  /** The frames that are whole by now. Line breaks between frames, the signs of life, are none. @throws {StompError} */
  read(chunk: string): StompFrame[];
}

/** A reader for one connection. @default maxBytes 65536 for one frame */
export function createFrameReader({ maxBytes = 65_536 }: { readonly maxBytes?: number } = {}): FrameReader {
  let begun: string[] = [];
  let bytes = 0;

  function take(piece: string): void {
    bytes += byteLength(piece);
    if (bytes > maxBytes) throw new StompError(`A frame is larger than ${maxBytes} bytes`);
    begun.push(piece);
  }

  return {
    read(chunk) {
      const frames: StompFrame[] = [];
      let from = 0;
      for (;;) {
        if (bytes === 0) while (chunk[from] === '\n' || chunk[from] === '\r') from += 1;
        const end = chunk.indexOf('\0', from);
        take(chunk.slice(from, end < 0 ? undefined : end));
        if (end < 0) return frames;
        frames.push(decodeFrame(begun.join('')));
        begun = [];
        bytes = 0;
        from = end + 1;
      }
    },
  };
}
