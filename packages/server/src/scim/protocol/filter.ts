import { say, type Text } from '../../text/sentence.ts';
import { invalidFilter, type ScimError } from './errors.ts';
import { findAttribute, findSubAttribute } from './find-attribute.ts';
import { readBoolean, readDate } from './literals.ts';
import { type FilterPath, filterPaths } from './resources.ts';
import type { ResourceType, ScimAttribute } from './schemas.ts';
import { TokenReader, tokenize } from './tokens.ts';

/** Most characters of a filter, and of a path with a filter. */
export const filterLengthMax = 4000;
/** Most parentheses and value paths inside each other. */
export const filterDepthMax = 20;
/** Most comparisons of a filter on a list, each of which is made for every resource. */
export const filterComparisonsMax = 50;

const operators = ['eq', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const;
export type ComparisonOperator = (typeof operators)[number];

/**
 * A parsed filter. `ne` becomes `not` of `eq`, so it also matches resources without the attribute; a comparison with `null`
 * becomes `pr`. Attributes are named in full and without URN: `manager eq "…"` compares `manager.value`. An attribute with
 * several values matches if one of them matches. `some` is a value path: its filter has to match one element of
 * `attribute`, for example one e-mail.
 */
export type Filter<Path extends string = string> =
  | { readonly op: 'and' | 'or'; readonly filters: readonly Filter<Path>[] }
  | { readonly op: 'not'; readonly filter: Filter<Path> }
  | { readonly op: 'some'; readonly attribute: string; readonly filter: Filter<Path> }
  | { readonly op: 'pr'; readonly path: Path }
  | Comparison<Path>;

export interface Comparison<Path extends string = string> {
  readonly op: ComparisonOperator;
  readonly path: Path;
  /** A boolean for attributes of this type; dates are in ISO 8601 with milliseconds and the zone Z. */
  readonly value: string | boolean;
  /** Whether texts compare with regard to case. */
  readonly isCaseExact: boolean;
}

/** Reads a filter from tokens; `parent` is the attribute before the brackets of a value path. */
interface Reading {
  readonly reader: TokenReader;
  readonly type: ResourceType;
  readonly fail: (text: Text) => ScimError;
  readonly depth: number;
  readonly parent?: ScimAttribute;
}

/**
 * Parses a filter of RFC 7644 for a kind of resource.
 * @throws ScimError 400 `invalidFilter` for any other text, for unknown attributes and beyond the limits
 */
export function parseFilter<Type extends ResourceType>(source: string, type: Type): Filter<FilterPath<Type>> {
  if (source.length > filterLengthMax) {
    throw invalidFilter(say`O filtro pode ter no máximo ${filterLengthMax} caracteres`);
  }
  const reader = new TokenReader(tokenize(source) ?? []);
  if (reader.isAtEnd) throw invalidFilter('O filtro não pôde ser lido');
  const filter = readFilter({ reader, type, fail: invalidFilter, depth: 0 });
  if (!reader.isAtEnd) throw invalidFilter('O filtro não pôde ser lido até o fim');
  if (countComparisons(filter) > filterComparisonsMax) {
    throw invalidFilter(say`O filtro pode ter no máximo ${filterComparisonsMax} comparações`);
  }
  // `readComparison` accepts the paths in `filterPaths` only
  return filter as Filter<FilterPath<Type>>;
}

function countComparisons(filter: Filter): number {
  if ('filters' in filter) return filter.filters.reduce((sum, part) => sum + countComparisons(part), 0);
  return 'filter' in filter ? countComparisons(filter.filter) : 1;
}

function readFilter(reading: Reading): Filter {
  const readAnd = () => readJoined(reading, 'and', () => readTerm(reading));
  return readJoined(reading, 'or', readAnd);
}

function readJoined({ reader }: Reading, op: 'and' | 'or', readPart: () => Filter): Filter {
  const first = readPart();
  const filters = [first];
  while (reader.take(op)) filters.push(readPart());
  return filters.length === 1 ? first : { op, filters };
}

function readTerm(reading: Reading): Filter {
  const { reader, type, fail, parent } = reading;
  if (reader.take('(')) return readInside(reading, ')');
  if (reader.take('not')) {
    if (!reader.take('(')) throw fail('Depois de not o filtro precisa de parênteses');
    return { op: 'not', filter: readInside(reading, ')') };
  }
  const token = reader.next();
  if (token?.kind !== 'word') throw fail('O filtro precisa de um atributo em cada comparação');
  const name = token.text;
  if (!reader.take('[')) return readComparison(reading, name, parent ? subOf(parent, name) : plainPath(type, name));
  const found = parent ? undefined : findAttribute(type, name);
  if (found?.kind !== 'attribute' || found.sub || !found.attribute.subAttributes) throw unknown(fail, name);
  const { attribute } = found;
  const filter = readBracket(reading, attribute);
  const after = reader.takeWord((word) => word.startsWith('.'));
  if (after === undefined) return { op: 'some', attribute: attribute.name, filter };
  const compared = readComparison(reading, `${name}[]${after}`, subOf(attribute, after.slice(1)));
  return { op: 'some', attribute: attribute.name, filter: { op: 'and', filters: [filter, compared] } };
}

/** Reads the filter of a value path after its opening bracket. */
export function readBracket(reading: Reading, parent: ScimAttribute): Filter {
  return readInside({ ...reading, parent }, ']');
}

function readInside(outer: Reading, end: ')' | ']'): Filter {
  const reading = { ...outer, depth: outer.depth + 1 };
  if (reading.depth > filterDepthMax) throw outer.fail(say`O filtro pode ter no máximo ${filterDepthMax} níveis`);
  const filter = readFilter(reading);
  if (!outer.reader.take(end)) throw outer.fail(say`Falta ${end} no filtro`);
  return filter;
}

/** An attribute of a comparison; of a complex attribute with a `value`, this value is compared. */
interface Operand {
  readonly path: string;
  readonly definition: ScimAttribute;
}

function subOf(parent: ScimAttribute, name: string): Operand | undefined {
  const definition = findSubAttribute(parent, name);
  return definition && { path: `${parent.name}.${definition.name}`, definition };
}

function plainPath(type: ResourceType, name: string): Operand | undefined {
  const found = findAttribute(type, name);
  if (found?.kind !== 'attribute') return undefined;
  if (found.sub) return subOf(found.attribute, found.sub.name);
  return subOf(found.attribute, 'value') ?? { path: found.attribute.name, definition: found.attribute };
}

function readComparison(reading: Reading, name: string, operand: Operand | undefined): Filter {
  const { reader, type, fail } = reading;
  const paths: readonly string[] = filterPaths[type];
  const present = operand ? presence(operand) : [];
  if (!operand || !present.every(({ path }) => paths.includes(path))) throw unknown(fail, name);
  const isPresent: Filter = present.length === 1 && present[0] ? present[0] : { op: 'or', filters: present };
  const token = reader.next();
  const operator = token?.kind === 'word' ? token.text.toLowerCase() : '';
  if (operator === 'pr') return isPresent;
  const op = operators.find((known) => known === (operator === 'ne' ? 'eq' : operator));
  if (op === undefined) throw fail(say`O filtro precisa de um operador válido depois de ${name}`);
  const isNegated = operator === 'ne';
  if (op === 'eq' && reader.take('null')) return isNegated ? isPresent : { op: 'not', filter: isPresent };
  const value = readValue(reader, op, operand.definition);
  if (value === undefined) {
    throw fail(say`O filtro precisa de um valor de ${name} que o operador ${operator} aceite`);
  }
  const { path, definition } = operand;
  const comparison: Filter = { op, path, value, isCaseExact: definition.caseExact };
  return isNegated ? { op: 'not', filter: comparison } : comparison;
}

/** Returns what has to be present for an attribute to be present: one of its parts if it is complex. */
function presence({ path, definition }: Operand): Extract<Filter, { op: 'pr' }>[] {
  if (!definition.subAttributes) return [{ op: 'pr', path }];
  return definition.subAttributes.map(({ name }) => ({ op: 'pr', path: `${path}.${name}` }));
}

function readValue(reader: TokenReader, op: ComparisonOperator, { type }: ScimAttribute): string | boolean | undefined {
  const token = reader.next();
  const literal = token?.kind === 'text' ? token.value : token?.kind === 'word' ? token.text : undefined;
  if (type === 'boolean') return op === 'eq' ? readBoolean(literal) : undefined;
  if (token?.kind !== 'text' || token.value.includes('\0') || !token.value.isWellFormed()) return undefined;
  if (type === 'dateTime') return ['co', 'sw', 'ew'].includes(op) ? undefined : readDate(token.value);
  return type === 'complex' ? undefined : token.value;
}

const unknown = (fail: Reading['fail'], name: string): ScimError =>
  fail(say`O atributo ${name.slice(0, 200)} não existe ou não pode ser usado em filtros`);
