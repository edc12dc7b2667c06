import { say } from '../../text/sentence.ts';
import { invalidSyntax, invalidValue, noTarget, notMutable } from './errors.ts';
import type { Filter } from './filter.ts';
import { matchesElement } from './matches-filter.ts';
import { type Edit, type PatchOperation, readEdits, readObject } from './patch.ts';
import { emailsMax, isObject, type Parts, tooMany } from './read-value.ts';
import type { ScimUser } from './resources.ts';
import { enterpriseUrn, tramitaUrn } from './schemas.ts';

/**
 * Reads the body of a POST or PUT of a person. Unknown attributes are ignored, and so are `id`, `meta` and `schemas`.
 * @throws ScimError 400 `invalidSyntax` or `invalidValue`
 */
export function readUser(body: unknown): ScimUser {
  if (!isObject(body)) throw invalidSyntax('O corpo da requisição precisa ser um objeto JSON');
  return editUser({}, readObject(body, 'User'));
}

/**
 * Returns a person after the operations of a PATCH; the given one stays as it is.
 * @throws ScimError 400 for the first invalid operation, so that none of them is applied
 */
export function applyPatch(user: ScimUser, operations: readonly PatchOperation[]): ScimUser {
  return editUser(structuredClone<object>(user) as Parts, readEdits(operations, 'User'));
}

/** Changes the draft of a person. */
function editUser(draft: Parts, edits: readonly Edit[]): ScimUser {
  for (const edit of edits) {
    const { extension } = edit.target;
    const holder = extension === undefined ? draft : partsOf(draft[extension]);
    if (extension !== undefined) draft[extension] = holder;
    editAttribute(holder, edit);
  }
  removeEmpty(draft);
  const { userName } = draft;
  if (typeof userName !== 'string' || userName.trim() === '')
    throw invalidValue(say`O atributo ${'userName'} é obrigatório`);
  // every part was read in the form of its attribute
  return draft as unknown as ScimUser;
}

const partsOf = (value: unknown): Parts => (isObject(value) ? value : {});

function editAttribute(holder: Parts, edit: Edit): void {
  const { op, target, value } = edit;
  const { attribute, sub } = target;
  if (attribute.required && (op === 'remove' || value === undefined)) {
    throw notMutable(say`O atributo ${attribute.name} é obrigatório e não pode ser removido`);
  }
  if (attribute.multiValued) {
    const elements = editList(holder[attribute.name], edit);
    // checked after each operation, because the time of one grows with the number of elements
    if (elements.length > emailsMax) throw tooMany(attribute.name, emailsMax);
    set(holder, attribute.name, elements);
  } else if (sub) {
    // a new value makes the other parts, such as the name of the manager, wrong
    const parts = sub.name === 'value' ? {} : { ...partsOf(holder[attribute.name]) };
    set(parts, sub.name, value);
    set(holder, attribute.name, parts);
  } else {
    const isMerged = isObject(value) && !('value' in value);
    set(holder, attribute.name, isMerged ? { ...partsOf(holder[attribute.name]), ...value } : value);
  }
}

function set(holder: Parts, name: string, value: unknown): void {
  if (value === undefined) delete holder[name];
  else holder[name] = value;
}

/** Returns the elements of an attribute with several values after a change. */
function editList(before: unknown, { op, target, value }: Edit): Parts[] {
  const elements: readonly Parts[] = Array.isArray(before) ? before.filter(isObject) : [];
  const { attribute, sub, filter } = target;
  if (!sub && !filter) {
    const given: readonly Parts[] = Array.isArray(value) ? value.filter(isObject) : [];
    if (op === 'remove') return value === undefined ? [] : elements.filter((element) => !given.some(isSame(element)));
    if (op === 'replace') return [...given];
    const others = elements.filter((element) => !given.some(isSame(element)));
    return withOnePrimary([...others, ...given], given);
  }
  const isSelected = (element: Parts) => !filter || matchesElement(filter, element);
  const selected = elements.filter(isSelected);
  const rest = elements.filter((element) => !isSelected(element));
  if (op === 'remove' || value === undefined) return sub ? elements.map(without(sub.name, isSelected)) : rest;
  const change: Parts = sub ? { [sub.name]: value } : partsOf(value);
  if (selected.length === 0) {
    const start = filter ? elementFor(filter) : {};
    if (!start) throw noTarget(say`Nenhum valor de ${attribute.name} corresponde ao filtro do caminho`);
    const added = { ...start, ...change };
    return withOnePrimary([...elements, added], [added]);
  }
  const changed = new Map(selected.map((element) => [element, { ...element, ...change }]));
  return withOnePrimary(
    elements.map((element) => changed.get(element) ?? element),
    [...changed.values()],
  );
}

const without = (name: string, isSelected: (element: Parts) => boolean) => (element: Parts) => {
  if (!isSelected(element)) return element;
  const { [name]: _, ...others } = element;
  return others;
};

/** Returns whether two elements are the same value, for example the same work e-mail; an element without type is of any type. */
const isSame = (element: Parts) => (given: Parts) =>
  String(element['value']).toLowerCase() === String(given['value']).toLowerCase() &&
  (given['type'] === undefined || element['type'] === given['type']);

/** Returns a new element that a filter such as `type eq "work"` matches; undefined for other filters. */
function elementFor(filter: Filter): Parts | undefined {
  if (filter.op === 'eq') return { [filter.path.slice(filter.path.indexOf('.') + 1)]: filter.value };
  if (filter.op !== 'and') return undefined;
  const parts = filter.filters.map(elementFor);
  return parts.some((part) => part === undefined) ? undefined : Object.assign({}, ...parts);
}

/** Makes the other elements secondary if a new one is primary. */
function withOnePrimary(elements: Parts[], fresh: readonly Parts[]): Parts[] {
  const primary = fresh.findLast((element) => element['primary'] === true);
  if (!primary) return elements;
  return elements.map((element) =>
    element !== primary && element['primary'] === true ? { ...element, primary: false } : element,
  );
}

/** Removes values without content: e-mails and managers without `value`, objects without parts. */
function removeEmpty(draft: Parts): void {
  const emails = Array.isArray(draft['emails']) ? draft['emails'].filter((email) => partsOf(email)['value']) : [];
  set(draft, 'emails', emails.length > 0 ? emails : undefined);
  const enterprise = partsOf(draft[enterpriseUrn]);
  if (!partsOf(enterprise['manager'])['value']) delete enterprise['manager'];
  for (const name of ['name', enterpriseUrn, tramitaUrn]) {
    if (Object.keys(partsOf(draft[name])).length === 0) delete draft[name];
  }
}
