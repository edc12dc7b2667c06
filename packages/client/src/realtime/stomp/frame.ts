/** A STOMP 1.2 frame. If a header is repeated, the first one counts. */
export interface StompFrame {
  /** In upper case, e.g. `MESSAGE`. */
  readonly command: string;
  readonly headers: ReadonlyMap<string, string>;
  /** Text without NUL; empty if there is no body. */
  readonly body: string;
}

/** A frame breaks the protocol. The connection must be closed. */
export class StompError extends Error {
  override name = 'StompError';
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\r': '\\r', '\n': '\\n', ':': '\\c' };
const meanings: Readonly<Record<string, string>> = { '\\\\': '\\', '\\r': '\r', '\\n': '\n', '\\c': ':' };

/** STOMP 1.2 does not escape headers of these two frames, so that STOMP 1.0 can read them. */
const isPlain = (command: string): boolean => command === 'CONNECT' || command === 'CONNECTED';

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

function escapeHeader(command: string, text: string): string {
  if (text.includes('\0')) throw new StompError('A header must not contain NUL');
  if (!isPlain(command)) return text.replace(/[\\\r\n:]/g, (character) => escapes[character] ?? character);
  if (/[\r\n]/.test(text)) throw new StompError(`A header of ${command} must not contain a line break`);
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
 * Encodes a frame for sending. If it has a body, its length in bytes is added as a header.
 *
 * @throws {StompError} if a header or the body cannot be encoded, e.g. because the body contains NUL
 * @example
 * socket.send(encodeFrame('SUBSCRIBE', { id: '0', destination: '/topic/mariana.costa' }));
 */
export function encodeFrame(command: string, headers: Readonly<Record<string, string>>, body = ''): string {
  if (body.includes('\0')) throw new StompError('A body must not contain NUL');
  const lines = Object.entries(headers).map(([name, value]) => {
    if (name === '' || (isPlain(command) && name.includes(':'))) throw new StompError('A header needs a name');
    return `${escapeHeader(command, name)}:${escapeHeader(command, value)}\n`;
  });
  if (body !== '') lines.push(`content-length:${byteLength(body)}\n`);
  return `${command}\n${lines.join('')}\n${body}\0`;
}

function decodeHeader(command: string, line: string): [string, string] {
  const colon = line.indexOf(':');
  if (colon < 1) throw new StompError('A header must have a name, a colon and a value');
  return [unescapeHeader(command, line.slice(0, colon)), unescapeHeader(command, line.slice(colon + 1))];
}

/** Decodes a frame, without the NUL that ends it. */
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
  // a body that contains NUL ends there, so it is shorter than announced
  if (announced !== undefined && announced !== String(byteLength(body))) {
    throw new StompError('The body does not match its content-length, or contains NUL');
  }
  return { command, headers, body };
}

/** Assembles frames from chunks of any size. */
export interface FrameReader {
  /**
   * Returns the frames completed by this chunk. Line breaks between frames are heartbeats and are skipped. @throws
   * {StompError}
   */
  read(chunk: string): StompFrame[];
}

/** Creates a reader for one connection. @param maxBytes of one frame @default 65536 */
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
