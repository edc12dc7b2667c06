import type { Locale } from '../messages/language/locale.ts';

/** Directions in which the answers of the sandbox can be changed: what lists contain, and what fails. */
export const dataDirections = ['as-story', 'empty', 'few', 'many', 'failing', 'forbidden', 'slow'] as const;

export type DataDirection = (typeof dataDirections)[number];

/** Conditions that the toolbar of Storybook sets for every story. */
export interface StoryConditions {
  readonly data: DataDirection;
  /** User name of the signed-in user; null for the user that the story chooses. */
  readonly user: string | null;
  /** Language of the provider. */
  readonly locale: Locale;
}

let current: StoryConditions = { data: 'as-story', user: null, locale: 'pt-BR' };

/** Returns the conditions of the toolbar. */
export const storyConditions = (): StoryConditions => current;

/** Sets the conditions of the pages that stories open from now on. */
export function setStoryConditions(conditions: StoryConditions): void {
  current = conditions;
}

/** Number of rows of a list in the directions `few` and `many`, and the milliseconds that a slow answer takes. */
const amounts = { few: 2, many: 240, unpaged: 60, slowMs: 3000 };

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const hasId = (value: unknown): value is Row => isRow(value) && ('id' in value || 'uuid' in value);

/** Returns a copy of a row that differs from all other copies in its ids. */
function copyOf(row: Row, copy: number): Row {
  const { id, uuid } = row;
  return {
    ...row,
    ...(typeof id === 'number' && { id: id + copy * 1_000_000 }),
    ...(typeof uuid === 'string' && { uuid: uuid.slice(0, -6) + copy.toString(16).padStart(6, '0') }),
  };
}

/** Repeats rows until there are `length`. */
const repeated = (rows: readonly Row[], length: number): Row[] =>
  Array.from({ length }, (_none, at) => {
    const copy = Math.floor(at / rows.length);
    const row = rows[at % rows.length] as Row;
    return copy === 0 ? row : copyOf(row, copy);
  });

function rowsOf(rows: readonly Row[], data: DataDirection, pageSize: number | undefined): Row[] {
  if (data === 'empty' || rows.length === 0) return [];
  if (data === 'few') return rows.slice(0, amounts.few);
  return repeated(rows, pageSize ?? amounts.unpaged);
}

/** Returns the body of a list with another number of rows; any other body stays the same. */
function withRows(body: unknown, data: DataDirection, pageSize: number | undefined): unknown {
  if (Array.isArray(body)) {
    if (body.length === 0 || !body.every(hasId)) return body;
    const rows = rowsOf(body, data, pageSize);
    const totalLength = data === 'many' ? amounts.many : rows.length;
    return rows.map((row) => ('totalLength' in row ? { ...row, totalLength } : row));
  }
  if (!isRow(body) || !Array.isArray(body['elements']) || !body['elements'].every(isRow)) return body;
  const elements = rowsOf(body['elements'], data, pageSize);
  return { ...body, elements, totalElements: data === 'many' ? amounts.many : elements.length };
}

/** An error as the server answers it. */
const refusal = (status: 403 | 500) =>
  Response.json(
    status === 403
      ? { errorCode: 'FORBIDDEN', message: 'Você não tem permissão para esta ação.' }
      : { errorCode: 'INTERNAL_ERROR', message: 'Ocorreu um erro inesperado.' },
    { status },
  );

const passed = (ms: number, signal: AbortSignal | null | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Answers a call as the direction says. The signed-in user can always be loaded. */
export async function answerAs(
  data: DataDirection,
  call: { readonly url: URL; readonly method: string; readonly signal?: AbortSignal | null },
  send: () => Promise<Response>,
): Promise<Response> {
  if (data === 'as-story' || call.url.pathname === '/auth/info') return send();
  if (data === 'failing') return refusal(500);
  if (data === 'forbidden') return refusal(403);
  if (data === 'slow') {
    await passed(amounts.slowMs, call.signal);
    return send();
  }
  const response = await send();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (call.method !== 'GET' || !response.ok || !isJson) return response;
  const { searchParams } = call.url;
  const pageSize = Number(searchParams.get('itemsPerPage') ?? searchParams.get('pageSize')) || undefined;
  return Response.json(withRows(await response.json(), data, pageSize), { status: response.status });
}
