import { say } from '../../text/sentence.ts';
import { invalidPath, invalidSyntax, invalidValue, notMutable } from './errors.ts';
import type { Filter } from './filter.ts';
import { type Edit, type PatchOperation, readEdits, readObject } from './patch.ts';
import { isObject, membersMax, tooMany } from './read-value.ts';

/** A change of the members of a group. It names ids only, so that the present members need not be loaded. */
export type MemberChange =
  | { readonly kind: 'add' | 'remove' | 'replace'; readonly ids: readonly string[] }
  | { readonly kind: 'removeAll' };

/** The changes of a PATCH of a group; undefined leaves an attribute as it is. */
export interface GroupChanges {
  readonly displayName: string | undefined;
  /** `null` removes it. */
  readonly externalId: string | null | undefined;
  /** In the order in which they have to be applied. */
  readonly members: readonly MemberChange[];
}

/** A group as sent by POST or PUT; undefined members of a PUT are those of an empty group. */
export interface GroupInput {
  readonly displayName: string;
  readonly externalId: string | undefined;
  readonly members: readonly string[] | undefined;
}

/**
 * Reads the body of a POST or PUT of a group. Unknown attributes are ignored.
 * @throws ScimError 400 `invalidSyntax` or `invalidValue`
 */
export function readGroup(body: unknown): GroupInput {
  if (!isObject(body)) throw invalidSyntax('O corpo da requisição precisa ser um objeto JSON');
  const { displayName, externalId, members } = changesOf(readObject(body, 'Group'));
  if (displayName === undefined) throw invalidValue(say`O atributo ${'displayName'} é obrigatório`);
  const [last] = members.slice(-1);
  const ids = last && 'ids' in last ? last.ids : undefined;
  return { displayName, externalId: externalId ?? undefined, members: ids };
}

/**
 * Returns the changes that the operations of a PATCH make to a group.
 * @throws ScimError 400 for the first invalid operation
 */
export const groupChanges = (operations: readonly PatchOperation[]): GroupChanges =>
  changesOf(readEdits(operations, 'Group'));

function changesOf(edits: readonly Edit[]): GroupChanges {
  let displayName: string | undefined;
  let externalId: string | null | undefined;
  const members: MemberChange[] = [];
  for (const edit of edits) {
    const { attribute } = edit.target;
    const value = typeof edit.value === 'string' && edit.op !== 'remove' ? edit.value : null;
    if (attribute.name === 'members') members.push(memberChange(edit));
    else if (attribute.name === 'externalId') externalId = value;
    else if (value === null) throw notMutable(say`O atributo ${attribute.name} é obrigatório e não pode ser removido`);
    else if (value.trim() === '') throw invalidValue(say`O atributo ${attribute.name} é obrigatório`);
    else displayName = value;
  }
  const named = members.reduce((sum, change) => sum + ('ids' in change ? change.ids.length : 0), 0);
  if (named > membersMax) throw tooMany('members', membersMax);
  return { displayName, externalId, members: joined(members) };
}

/** Joins neighbours of the same kind, as Okta sends an operation for each member. */
function joined(changes: readonly MemberChange[]): MemberChange[] {
  const groups: { kind: MemberChange['kind']; ids: Set<string> }[] = [];
  for (const change of changes) {
    const ids = change.kind === 'removeAll' ? [] : change.ids;
    const last = groups.at(-1);
    if (last?.kind === change.kind && change.kind !== 'replace') for (const id of ids) last.ids.add(id);
    else groups.push({ kind: change.kind, ids: new Set(ids) });
  }
  return groups.map(({ kind, ids }) => (kind === 'removeAll' ? { kind } : { kind, ids: [...ids] }));
}

function memberChange({ op, target, value }: Edit): MemberChange {
  const { sub, filter } = target;
  if (filter) {
    const ids = sub || op !== 'remove' ? undefined : selectedIds(filter);
    if (!ids) throw notHere('members[]');
    return { kind: 'remove', ids };
  }
  if (sub) throw notHere(`members.${sub.name}`);
  if (op === 'remove' && value === undefined) return { kind: 'removeAll' };
  return { kind: op, ids: idsOf(value) };
}

const notHere = (path: string) => invalidPath(say`O caminho ${path} não pode ser usado aqui`);

/** Returns the ids that a filter such as `value eq "1" or value eq "2"` selects; undefined for other filters. */
function selectedIds(filter: Filter): string[] | undefined {
  if (filter.op === 'eq') {
    return filter.path === 'members.value' && typeof filter.value === 'string' ? [filter.value] : undefined;
  }
  if (filter.op !== 'or') return undefined;
  const ids = filter.filters.map(selectedIds);
  return ids.some((part) => part === undefined) ? undefined : ids.flatMap((part) => part ?? []);
}

function idsOf(value: unknown): string[] {
  const ids = Array.isArray(value) ? value.map((member) => (isObject(member) ? member['value'] : undefined)) : [];
  const texts = ids.filter((id) => typeof id === 'string' && id !== '') as string[];
  if (texts.length < ids.length) throw invalidValue(say`O valor de ${'members'} é inválido`);
  return [...new Set(texts)];
}
