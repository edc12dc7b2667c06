import { type EndpointId, endpoints } from '@tramita/client/contract';
import { createOpenApiDocument } from '../../http/reference/openapi.ts';
import type { CallPolicy, PolicyCall } from './policies/call-policy.ts';

/** A raw request, mostly malformed. */
export interface FuzzRequest {
  readonly by: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

type Random = () => number;
type Json = Readonly<Record<string, unknown>>;

/** Mulberry32: returns the same numbers for the same seed on every platform. */
function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const encoder = new TextEncoder();
const nested = (levels: number, open: string, close: string) => open.repeat(levels) + close.repeat(levels);

/** JSON texts that no schema expects. */
const oddJson: readonly string[] = [
  ...['null', 'true', '0', '-0', '1e400', '-1e400', '9007199254740993', '1e-400', '0.1', '"x"', '[]', '{}', '""'],
  ...[
    '"\\u0000"',
    '"\\ud800"',
    '"a\\udfffb"',
    '"\\uffff"',
    '"\\u202e"',
    '"\\\\"',
    '[null]',
    '[[]]',
    '{"__proto__":{"a":1}}',
  ],
  ...[
    '{"constructor":1}',
    '"__proto__"',
    '"NaN"',
    '"Infinity"',
    '"-1"',
    '"1e9"',
    '" 1"',
    '"0x10"',
    '"true"',
    '"2026-02-30"',
  ],
  ...[nested(63, '[', ']'), nested(70, '[', ']'), nested(3000, '{"a":', '}'), `"${'x'.repeat(100_000)}"`],
  ...[
    `[${'0,'.repeat(2000)}0]`,
    `{${Array.from({ length: 500 }, (_, at) => `"k${at}":${at}`).join()}}`,
    `"${'<b>'.repeat(1600)}"`,
  ],
  ...[
    '99999999999999999999999',
    '-1',
    '2147483648',
    '"8a7f3c1e-2b4d-4c5e-9f60-718293a4b5c6"',
    '"\\u00e9\\u0301"',
    '"😀"',
  ],
];

/** Parts of a URL, already encoded. */
const oddParts: readonly string[] = [
  ...[
    '%00',
    'a%00b',
    '%ED%A0%80',
    '%ff',
    '%C3',
    '%',
    '%zz',
    '%2e%2e',
    '..',
    '.',
    '',
    '%2F',
    '%5C',
    '%3F',
    '%23',
    '+',
    '%20',
    "'",
    '%22',
  ],
  ...[
    '0',
    '-1',
    '1e3',
    '1.5',
    '2147483648',
    '99999999999999999999',
    'NaN',
    'true',
    'null',
    'undefined',
    '__proto__',
    'constructor',
  ],
  ...[
    'x'.repeat(300),
    'x'.repeat(5000),
    '8a7f3c1e-2b4d-4c5e-9f60-718293a4b5c6',
    '%F0%9F%98%80',
    '%E2%80%AE',
    '2026-02-30',
    '1,2,3',
    '%25',
    ';--',
  ],
];

const contentTypes: readonly string[] = [
  ...['application/json', 'application/json', 'application/json', 'application/json; charset=utf-16', 'text/plain', ''],
  ...[
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/xml',
    'x'.repeat(300),
  ],
];

/** Generates seeded requests from the API document and a valid call of each operation. */
export function* fuzzRequests(
  seed: number,
  count: number,
  policies: Readonly<Record<EndpointId, CallPolicy>>,
): Generator<FuzzRequest> {
  const random = createRandom(seed);
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const document = createOpenApiDocument('0.0.0') as { paths: Readonly<Record<string, Json>> };
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Json })),
  );

  function oddPath(declared: string, { path }: PolicyCall, parameters: readonly Json[]): string {
    const [bare = '', search = ''] = path.split('?');
    const segments = bare.split('/');
    declared.split('/').forEach((segment, at) => {
      if (segment.startsWith('{') && random() < 0.4) segments[at] = one(oddParts);
    });
    const query = parameters.filter((parameter) => parameter.in === 'query' && random() < 0.5);
    const odd = query.map(({ name }) => `${String(name)}=${one(oddParts)}`);
    const kept = search !== '' && random() < 0.7 ? [search] : [];
    if (random() < 0.1) odd.push(one(oddParts), `${one(oddParts)}=${one(oddParts)}`);
    const pairs = [...kept, ...odd].join('&');
    return segments.join('/') + (pairs === '' ? '' : `?${pairs}`);
  }

  /** Returns the JSON of a call with some values replaced, duplicated or removed. */
  function oddText(value: unknown, depth = 0): string {
    const draw = random();
    if (draw < 0.25 && depth > 0) return one(oddJson);
    if (Array.isArray(value)) return `[${value.map((item) => oddText(item, depth + 1)).join()}]`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
    const entries = Object.entries(value).flatMap(([key, inner]) => {
      if (random() < 0.1) return [];
      const pair = `${JSON.stringify(key)}:${oddText(inner, depth + 1)}`;
      return random() < 0.05 ? [pair, `${JSON.stringify(key)}:${one(oddJson)}`] : [pair];
    });
    if (random() < 0.2) entries.push(`${one(['"x"', '"\\u0000"', '"__proto__"', '""', '"\\ud800"'])}:${one(oddJson)}`);
    return `{${entries.join()}}`;
  }

  function oddForm(form: FormData): string {
    const parts = [...form]
      .filter(() => random() > 0.1)
      .map(([name, value]) => {
        const text = random() < 0.4 ? one(oddJson) : typeof value === 'string' ? value : 'conteúdo';
        const file =
          typeof value === 'string'
            ? ''
            : `; filename="${one(['a.txt', 'a', '..', '\u0000.txt', 'x'.repeat(200), 'a.pdf'])}"`;
        return `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`;
      });
    return `${parts.join('')}${random() < 0.9 ? '--x--\r\n' : ''}`;
  }

  function oddBody({ body }: PolicyCall): Uint8Array<ArrayBuffer> {
    const draw = random();
    if (draw < 0.1)
      return encoder.encode(
        one([...oddJson, '', '{', '[1,]', 'NaN', '\ufeff{}', "{'a':1}", '{"a":1}x', '{"a":1,"a":2}']),
      );
    const bytes = encoder.encode(body instanceof FormData ? oddForm(body) : oddText(body ?? {}));
    if (draw < 0.15) return new Uint8Array(Uint16Array.from(bytes).buffer);
    // a byte that is not UTF-8, and a truncated body
    if (draw < 0.2 && bytes.length > 0) bytes[Math.floor(random() * bytes.length)] = one([0x00, 0xff, 0xc0, 0xed]);
    return draw < 0.25 ? bytes.slice(0, Math.floor(random() * bytes.length)) : bytes;
  }

  for (let made = 0; made < count; made += 1) {
    const { path, method, operation } = one(operations);
    const id = operation.operationId as EndpointId;
    const { allowed } = policies[id];
    const isForm = allowed.body instanceof FormData;
    const hasBody = endpoints[id].method !== 'GET' && (allowed.body !== undefined || random() < 0.2);
    const type = isForm && random() < 0.7 ? 'multipart/form-data; boundary=x' : one(contentTypes);
    yield {
      by: random() < 0.9 ? allowed.by : one(['ana', 'bia', 'estranho', 'admin']),
      method: method.toUpperCase(),
      path: oddPath(path, allowed, (operation.parameters as Json[]) ?? []),
      headers: {
        ...(type === '' ? {} : { 'content-type': type }),
        ...(random() < 0.1 ? { 'idempotency-key': one(['k', 'x'.repeat(201), 'a b', 'chave-1', '%00']) } : {}),
        ...(random() < 0.05 ? { 'x-request-id': one(['x', 'x'.repeat(100), '../../etc']) } : {}),
        ...(random() < 0.05 ? { origin: one(['null', 'https://evil.example', 'x']) } : {}),
      },
      body: hasBody ? oddBody(allowed) : undefined,
    };
  }
}
