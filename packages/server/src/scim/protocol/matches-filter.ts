import type { Comparison, Filter } from './filter.ts';
import { findAttribute } from './find-attribute.ts';
import { isObject, type Parts } from './read-value.ts';
import type { ScimGroup, ScimUser } from './resources.ts';
import type { ResourceType } from './schemas.ts';

/** Returns whether a resource matches a parsed filter. */
export function matchesFilter(filter: Filter, resource: ScimUser | ScimGroup, type: ResourceType): boolean {
  // interfaces have no index signature; every resource is an object
  const whole = resource as unknown as Parts;
  const valuesAt = (path: string) => {
    const [name = '', sub] = path.split('.');
    const values = elementsOf(whole, name, type);
    return sub === undefined ? values : values.map((value) => (isObject(value) ? value[sub] : undefined));
  };
  return matches(filter, valuesAt, (name) => elementsOf(whole, name, type));
}

/** Returns whether one element of a complex attribute, for example an e-mail, matches the filter of a value path. */
export const matchesElement = (filter: Filter, element: Parts): boolean =>
  matches(
    filter,
    (path) => [element[path.slice(path.indexOf('.') + 1)]],
    () => [],
  );

function elementsOf(resource: Parts, name: string, type: ResourceType): readonly unknown[] {
  const found = findAttribute(type, name);
  if (found?.kind !== 'attribute') return [];
  const holder = found.extension === undefined ? resource : resource[found.extension];
  const value = isObject(holder) ? holder[found.attribute.name] : undefined;
  return Array.isArray(value) ? value : [value];
}

function matches(
  filter: Filter,
  valuesAt: (path: string) => readonly unknown[],
  elementsAt: (attribute: string) => readonly unknown[],
): boolean {
  switch (filter.op) {
    case 'and':
      return filter.filters.every((part) => matches(part, valuesAt, elementsAt));
    case 'or':
      return filter.filters.some((part) => matches(part, valuesAt, elementsAt));
    case 'not':
      return !matches(filter.filter, valuesAt, elementsAt);
    case 'some':
      return elementsAt(filter.attribute).some((part) => isObject(part) && matchesElement(filter.filter, part));
    case 'pr':
      return valuesAt(filter.path).some((value) => value !== undefined && value !== null && value !== '');
    default:
      return valuesAt(filter.path).some((value) => compares(filter, value));
  }
}

function compares({ op, value: wanted, isCaseExact }: Comparison, value: unknown): boolean {
  if (typeof wanted === 'boolean' || typeof value !== 'string') return value === wanted;
  const [own, other] = isCaseExact ? [value, wanted] : [value.toLowerCase(), wanted.toLowerCase()];
  switch (op) {
    case 'eq':
      return own === other;
    case 'co':
      return own.includes(other);
    case 'sw':
      return own.startsWith(other);
    case 'ew':
      return own.endsWith(other);
    case 'gt':
      return own > other;
    case 'ge':
      return own >= other;
    case 'lt':
      return own < other;
    case 'le':
      return own <= other;
  }
}
