import { say } from '../../text/sentence.ts';
import { invalidValue } from './errors.ts';
import { findAttribute } from './find-attribute.ts';
import { isObject, type Parts } from './read-value.ts';
import { type ResourceType, schemasOfType } from './schemas.ts';

/** Most names in each of `attributes` and `excludedAttributes`. */
export const selectedMax = 100;

/** A name of `attributes` or `excludedAttributes`: a whole schema, an attribute, or a part of one. */
interface Selected {
  /** URN of an extension, undefined for attributes of the resource itself. */
  readonly extension: string | undefined;
  readonly attribute: string | undefined;
  readonly sub: string | undefined;
}

/** The attributes that an answer contains. */
export interface Selection {
  readonly type: ResourceType;
  /** Undefined if the request did not name any. */
  readonly attributes: readonly Selected[] | undefined;
  readonly excluded: readonly Selected[];
}

/**
 * Reads `attributes` and `excludedAttributes` of a query; unknown names select nothing. If both are given, the second applies
 * to the attributes that the first selects.
 * @throws ScimError 400 `invalidValue` for too many names
 */
export function parseSelection(
  query: { readonly attributes?: string; readonly excludedAttributes?: string },
  type: ResourceType,
): Selection {
  const attributes = readNames('attributes', query.attributes, type);
  const excluded = readNames('excludedAttributes', query.excludedAttributes, type);
  return { type, attributes, excluded: excluded ?? [] };
}

function readNames(parameter: string, text: string | undefined, type: ResourceType): Selected[] | undefined {
  const names = text?.split(',').flatMap((name) => name.trim() || []) ?? [];
  if (names.length > selectedMax) {
    throw invalidValue(say`O parâmetro ${parameter} pode ter no máximo ${selectedMax} atributos`);
  }
  if (names.length === 0) return undefined;
  return names.flatMap((name): Selected[] => {
    const found = findAttribute(type, name);
    if (found?.kind === 'schema') {
      const isExtension = found.schema !== schemasOfType[type][0];
      return [{ extension: isExtension ? found.schema.id : undefined, attribute: undefined, sub: undefined }];
    }
    if (found?.kind !== 'attribute') return [];
    return [{ extension: found.extension, attribute: found.attribute.name, sub: found.sub?.name }];
  });
}

/** Returns whether an answer contains an attribute of the resource, or a part of it, so that others need not be loaded. */
export function isSelected({ attributes, excluded }: Selection, attribute: string): boolean {
  const names = (selected: Selected) => selected.extension === undefined && isFor(selected, attribute);
  if (excluded.some((selected) => names(selected) && selected.sub === undefined)) return false;
  return attributes === undefined || attributes.some(names);
}

const isFor = ({ attribute }: Selected, name: string): boolean => attribute === undefined || attribute === name;

const alwaysReturned: ReadonlySet<string> = new Set(['schemas', 'id']);

/** Returns a resource with its selected attributes; `schemas` and `id` are always among them. */
export function selectAttributes<Resource extends object>(resource: Resource, selection: Selection): Partial<Resource> {
  const extensions = new Set(schemasOfType[selection.type].slice(1).map(({ id }) => id));
  const result: Parts = {};
  for (const [name, value] of Object.entries(resource)) {
    if (extensions.has(name) && isObject(value)) {
      const parts: Parts = {};
      for (const [attribute, part] of Object.entries(value))
        put(parts, attribute, selected(part, selection, name, attribute));
      if (Object.keys(parts).length > 0) result[name] = parts;
    } else put(result, name, alwaysReturned.has(name) ? value : selected(value, selection, undefined, name));
  }
  // each attribute has its own value or a part of it
  return result as Partial<Resource>;
}

function put(parts: Parts, name: string, value: unknown): void {
  if (value !== undefined) parts[name] = value;
}

/** Returns the selected part of an attribute's value, undefined if nothing of it is selected. */
function selected(value: unknown, selection: Selection, extension: string | undefined, attribute: string): unknown {
  const named = (list: readonly Selected[]) =>
    list.filter((name) => name.extension === extension && isFor(name, attribute));
  const wanted = selection.attributes && named(selection.attributes);
  const excluded = named(selection.excluded);
  if (wanted?.length === 0 || excluded.some(({ sub }) => sub === undefined)) return undefined;
  const isWhole = wanted === undefined || wanted.some(({ sub }) => sub === undefined);
  if (isWhole && excluded.length === 0) return value;
  const isKept = (sub: string) =>
    (isWhole || wanted.some((name) => name.sub === sub)) && !excluded.some((name) => name.sub === sub);
  const select = (parts: unknown) =>
    isObject(parts) ? Object.fromEntries(Object.entries(parts).filter(([sub]) => isKept(sub))) : parts;
  return Array.isArray(value) ? value.map(select) : select(value);
}
