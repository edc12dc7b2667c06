import type { ModelConnection, ModelField } from '@tramita/client/contract';
import { builtInFields } from '@tramita/client/rules';
import { documentationOf, isSameText } from './bpmn-file.ts';
import { conditionText, readCondition } from './condition-text.ts';
import type { Exit, FlowNode } from './flow-graph.ts';
import type { Notes } from './note.ts';

const mostTitle = 50;

/** A part of a process before the validation of the model. */
type Unchecked = Readonly<Record<string, unknown>>;

const textIn = (settings: Unchecked, property: string): string => {
  const value = settings[property];
  return typeof value === 'string' ? value : '';
};

/** A field that a condition reads and that the process does not have yet. */
export type MadeField = Pick<ModelField, 'id' | 'name' | 'label' | 'type'>;

/** Builds the unvalidated steps of a row of nodes, and the fields they need in addition to the given ones. */
export function buildParts(row: readonly FlowNode[], given: readonly unknown[], notes: Notes) {
  const fields = new FieldBook(given, notes);
  const ids = new Map(row.map((node) => [node, node.settings ? textIn(node.settings, 'id') : node.id]));
  const firstTask = row.find(({ role, settings }) => role === 'USER_TASK' && !settings);
  const steps = row.map((node) => {
    const connections = node.exits.map((exit) => readConnection(node, exit, ids.get(exit.to) ?? '', fields, notes));
    const step = node.settings ? ownStep(node, node.settings) : foreignStep(node, notes);
    const assigned = node === firstTask ? { assignees: [{ id: 1, firstName: notes.texts.initiator }] } : {};
    return { ...step, ...assigned, id: ids.get(node), connections: inPlaces(connections, node.settings) };
  });
  return { steps, made: fields.made };
}

function ownStep(node: FlowNode, settings: Unchecked): Unchecked {
  const { open: _open, ...own } = settings;
  const description = node.element ? documentationOf(node.element) : '';
  return {
    ...own,
    title: isSameText(textIn(own, 'title'), node.name) ? own.title : node.name,
    description: isSameText(textIn(own, 'description'), description) ? own.description : description,
  };
}

function foreignStep(node: FlowNode, notes: Notes): Unchecked {
  const { start, end, gateway, step } = notes.texts;
  const titles: Partial<Record<string, string>> = { START_EVENT: start, END_EVENT: end, GATEWAY: gateway };
  const name = node.name || (titles[node.role] ?? step);
  const written = node.element ? documentationOf(node.element) : '';
  if (name.length <= mostTitle) return { type: node.role, title: name, description: written };
  notes.add(notes.texts.longTitle(name), node.id);
  const title = `${name.slice(0, mostTitle - 3).trimEnd()}...`;
  return { type: node.role, title, description: [name, written].filter(Boolean).join('\n\n') };
}

/** A connection and its index among those of its step, if it had one. */
interface Placed {
  readonly index: number;
  readonly connection: unknown;
}

/** Returns the connections in their original order, including those without a target. */
function inPlaces(placed: readonly Placed[], settings: FlowNode['settings']): unknown[] {
  const open = Array.isArray(settings?.open) ? (settings.open as unknown[]) : [];
  const all = [...placed, ...open.filter(isPlaced)];
  return all.sort((left, right) => left.index - right.index).map(({ connection }) => connection);
}

const isPlaced = (value: unknown): value is Placed =>
  typeof value === 'object' &&
  value !== null &&
  'connection' in value &&
  'index' in value &&
  Number.isInteger(value.index);

function readConnection(node: FlowNode, exit: Exit, stepId: string, fields: FieldBook, notes: Notes): Placed {
  const { settings } = exit;
  if (!settings) {
    const condition = node.role === 'GATEWAY' ? foreignCondition(node, exit, fields, notes) : {};
    return { index: Number.POSITIVE_INFINITY, connection: { stepId, ...condition } };
  }
  const { index, ...own } = settings;
  const kept = own as Partial<ModelConnection>;
  const label = isSameText(kept.label ?? '', exit.label) ? {} : { label: exit.label };
  const unchanged = isSameText(conditionText({ ...kept, stepId }) ?? '', exit.condition);
  const condition = unchanged ? {} : foreignCondition(node, exit, fields, notes);
  return { index: Number(index), connection: { ...own, ...condition, ...label, stepId } };
}

function foreignCondition(node: FlowNode, exit: Exit, fields: FieldBook, notes: Notes): Partial<ModelConnection> {
  const label = exit.label.replace(/\s+/g, ' ').slice(0, mostTitle);
  const named = label === '' ? {} : { label };
  if (exit.condition === '') {
    if (exit.isDefault) notes.add(notes.texts.defaultExit(node.name), node.id);
    return named;
  }
  const read = readCondition(exit.condition);
  if (!read) {
    notes.add(notes.texts.condition(label, exit.condition.slice(0, 200)), node.id);
    return named;
  }
  const { kind, ...condition } = read;
  return { label: label || exit.condition.slice(0, mostTitle), ...condition, ...fields.use(read.field, kind) };
}

const typeOfKind = { text: 'string', number: 'float', boolean: 'boolean' } as const;

/** The fields of a process by name, and the additional fields that conditions read. */
class FieldBook {
  readonly made: MadeField[] = [];
  readonly #known = new Map<string, Partial<ModelConnection>>();
  readonly #notes: Notes;

  constructor(given: readonly unknown[], notes: Notes) {
    this.#notes = notes;
    for (const field of given as readonly Partial<ModelField>[]) {
      if (typeof field?.name !== 'string' || typeof field.id !== 'string') continue;
      this.#known.set(field.name, { fieldId: field.id, fieldType: field.type });
    }
  }

  /** Returns the properties of a connection that reads the named field. Creates the field if it is missing. */
  use(name: string, kind: keyof typeof typeOfKind): Partial<ModelConnection> {
    if (Object.hasOwn(builtInFields, name)) return {};
    return this.#known.get(name) ?? this.#make(name, kind);
  }

  #make(name: string, kind: keyof typeof typeOfKind): Partial<ModelConnection> {
    const id = `campo_${name}`.slice(0, 100);
    const label = name.replaceAll('_', ' ').trim().slice(0, mostTitle);
    this.made.push({ id, name, label, type: typeOfKind[kind] });
    this.#notes.add(this.#notes.texts.fieldMade(name));
    const read = { fieldId: id };
    this.#known.set(name, read);
    return read;
  }
}
