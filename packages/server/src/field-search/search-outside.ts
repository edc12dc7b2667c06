import type { FormValues, SearchSource, SelectOption } from '@tramita/client/contract';
import { type CompiledExpression, ExpressionError, type ExpressionValue, tryCompile } from '@tramita/client/rules';
import type { Services } from '../context.ts';
import { ServiceError } from '../errors.ts';
import { fillCall } from '../jobs/fill-call.ts';
import { OutboundError } from '../ports/outbound-call.ts';

/** A search field whose options another system offers. */
export type HttpSource = Extract<SearchSource, { kind: 'http' }>;
type Item = Readonly<Record<string, unknown>>;

/** Short, because a user waits for the response. */
const defaultTimeoutMs = 10_000;

/**
 * Requests the choices of a search field from another system. `#query` in the call is the typed text.
 *
 * @param timeoutMs time until the system must respond @default 10 seconds
 * @throws ServiceError 502 if the system does not respond, or not with a list
 */
export async function searchOutside(
  services: Pick<Services, 'outbound'>,
  source: HttpSource,
  query: string,
  values: FormValues,
  timeoutMs = defaultTimeoutMs,
): Promise<SelectOption[]> {
  let answer: Awaited<ReturnType<typeof services.outbound>>;
  try {
    answer = await services.outbound({ ...fillCall(source.call, { ...values, query }), timeoutMs });
  } catch (cause) {
    if (cause instanceof OutboundError || cause instanceof TypeError) throw unavailable(cause);
    throw cause;
  }
  const items = answer.statusCode < 300 ? itemsOf(answer.data, source.itemsProperty) : null;
  if (!items) throw unavailable(new Error(`returned ${answer.statusCode} without a list`));
  const filter = source.extraFilter ? tryCompile(source.extraFilter) : null;
  const kept = filter?.ok ? items.filter((item) => holds(filter.expression, item, { ...values, query })) : items;
  return kept.flatMap((item) => {
    const [label, value] = [read(item, source.labelProperty), read(item, source.valueProperty)];
    return label === undefined || value === undefined ? [] : [{ label: String(label), value: String(value) }];
  });
}

const unavailable = (cause: unknown) =>
  new ServiceError(502, 'INTERNAL_ERROR', 'O sistema consultado por este campo não respondeu. Tente novamente.', {
    cause,
  });

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the list at a dotted path of the response; without a path, the response itself or the only list it contains.
 */
function itemsOf(data: unknown, path?: string): Item[] | null {
  const found = path ? valueAt(data, path) : data;
  if (Array.isArray(found)) return found.filter(isItem);
  if (!isItem(found)) return null;
  const [list, ...others] = Object.values(found).filter((value) => Array.isArray(value));
  return list && others.length === 0 ? list.filter(isItem) : null;
}

function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    return isItem(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }, data);
}

/** Returns a text, number or boolean of an item by dotted path. */
function read(item: Item, path: string): string | number | boolean | undefined {
  const value = valueAt(item, path);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}

/**
 * Returns whether an item matches. `#name` reads the item's property, or else the form's field. An expression that
 * cannot be evaluated keeps the item.
 */
function holds(expression: CompiledExpression, item: Item, values: FormValues): boolean {
  const scope = (name: string): ExpressionValue =>
    (Object.hasOwn(item, name) ? read(item, name) : values[name]) ?? null;
  try {
    return Boolean(expression.evaluate(scope));
  } catch (error) {
    if (error instanceof ExpressionError) return true;
    throw error;
  }
}
