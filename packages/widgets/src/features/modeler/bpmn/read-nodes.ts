import { elementOf, elementsOf, foreignExtensions, type ModdleElement, readSettings, textOf } from './bpmn-file.ts';
import type { Exit, FlowGraph, FlowNode } from './flow-graph.ts';
import type { BpmnTexts, Notes } from './note.ts';

type Role = FlowNode['role'];

const plainRoles: Readonly<Record<string, Role>> = {
  'bpmn:StartEvent': 'START_EVENT',
  'bpmn:EndEvent': 'END_EVENT',
  'bpmn:Task': 'USER_TASK',
  'bpmn:UserTask': 'USER_TASK',
  'bpmn:ManualTask': 'USER_TASK',
  'bpmn:ServiceTask': 'SERVICE_TASK',
  'bpmn:ExclusiveGateway': 'GATEWAY',
};

type Sentence = (name: string) => string;

/** Elements that cannot be imported unchanged, the role they get, and the sentence that reports it. */
const changedRoles = (texts: BpmnTexts): Readonly<Record<string, readonly [Role, Sentence]>> => ({
  'bpmn:ScriptTask': ['SERVICE_TASK', (name) => texts.otherTask(name, texts.scriptKind)],
  'bpmn:SendTask': ['SERVICE_TASK', (name) => texts.otherTask(name, texts.sendKind)],
  'bpmn:BusinessRuleTask': ['SERVICE_TASK', (name) => texts.otherTask(name, texts.ruleKind)],
  'bpmn:ReceiveTask': ['USER_TASK', texts.receiveTask],
  'bpmn:SubProcess': ['USER_TASK', texts.subProcess],
  'bpmn:AdHocSubProcess': ['USER_TASK', texts.subProcess],
  'bpmn:Transaction': ['USER_TASK', texts.subProcess],
  'bpmn:CallActivity': ['USER_TASK', texts.callActivity],
  'bpmn:IntermediateThrowEvent': ['passed', texts.event],
  'bpmn:IntermediateCatchEvent': ['passed', texts.event],
});

const splits = (texts: BpmnTexts): Readonly<Record<string, Sentence>> => ({
  'bpmn:ParallelGateway': texts.parallelSplit,
  'bpmn:InclusiveGateway': texts.otherSplit,
  'bpmn:EventBasedGateway': texts.otherSplit,
  'bpmn:ComplexGateway': texts.otherSplit,
});

const dataTypes = new Set(['bpmn:DataObject', 'bpmn:DataObjectReference', 'bpmn:DataStoreReference']);

/** Reads the nodes of a process and adds notes about all other elements. */
export function readNodes(process: ModdleElement, notes: Notes): FlowGraph {
  const elements = elementsOf(process, 'flowElements');
  const byElement = new Map<ModdleElement, FlowNode>();
  const ways = countWays(elements);
  let data = 0;
  const ids = new Set<string>();
  for (const element of elements) {
    const id = usableId(textOf(element, 'id'), ids);
    const node = readNode(element, id, ways.get(element) ?? noWays, notes);
    if (node) byElement.set(element, node);
    if (element.$type === 'bpmn:DataObjectReference' || element.$type === 'bpmn:DataStoreReference') data += 1;
  }
  if (data > 0) notes.add(notes.texts.data(data));
  joinNodes(elements, byElement, notes);
  return { nodes: [...byElement.values()] };
}

/** Longest id that is kept; the id of a step may have 100 characters. */
const longestId = 80;

/** Returns the id of an element, or a new one if it is missing, too long or already used. */
function usableId(given: string, taken: Set<string>): string {
  const start = given.slice(0, longestId) || 'etapa';
  let id = start;
  for (let number = 2; taken.has(id); number += 1) id = `${start}_${number}`;
  taken.add(id);
  return id;
}

/** Returns the name of an element on one line. */
const titleOf = (element: ModdleElement): string => textOf(element, 'name').replace(/\s+/g, ' ').trim();

const isFlow = ({ $type }: ModdleElement) => $type === 'bpmn:SequenceFlow';

/** Number of flows into an element and out of it, and the name of the first element they lead to. */
interface Ways {
  readonly into: number;
  readonly out: number;
  readonly next: string;
}
const noWays: Ways = { into: 0, out: 0, next: '' };

function countWays(elements: readonly ModdleElement[]): ReadonlyMap<ModdleElement, Ways> {
  const counts = new Map<ModdleElement, Ways>();
  const of = (element: ModdleElement) => counts.get(element) ?? noWays;
  for (const flow of elements.filter(isFlow)) {
    const [source, target] = [elementOf(flow, 'sourceRef'), elementOf(flow, 'targetRef')];
    if (source) {
      const { into, out, next } = of(source);
      counts.set(source, { into, out: out + 1, next: next || (target ? titleOf(target) : '') });
    }
    if (target) counts.set(target, { ...of(target), into: of(target).into + 1 });
  }
  return counts;
}

function readNode(element: ModdleElement, id: string, ways: Ways, notes: Notes): FlowNode | null {
  const { $type: type } = element;
  if (isFlow(element) || dataTypes.has(type)) return null;
  const [name, settings] = [titleOf(element), readSettings(element)];
  const node = { id, name, element, settings, exits: [] };
  if (settings) return { ...node, role: plainRoles[type] ?? 'USER_TASK' };
  const role = foreignRole(element, { id, name }, ways, notes);
  if (role === null) return null;
  if (role !== 'passed') noteMarks(element, name, id, notes);
  return { ...node, role };
}

interface Named {
  readonly id: string;
  readonly name: string;
}

function foreignRole(element: ModdleElement, { id, name }: Named, ways: Ways, notes: Notes): Role | null {
  const { $type: type } = element;
  if (type === 'bpmn:BoundaryEvent') {
    const host = elementOf(element, 'attachedToRef');
    notes.add(notes.texts.boundary(name, host ? titleOf(host) : ''));
    return null;
  }
  const split = splits(notes.texts)[type];
  if (split) {
    const merges = ways.out < 2;
    notes.add(merges ? notes.texts.join(name, ways.next) : split(name));
    return merges ? 'passed' : 'GATEWAY';
  }
  if (type === 'bpmn:ExclusiveGateway' && ways.out < 2) {
    notes.add((ways.into > 1 ? notes.texts.exclusiveJoin : notes.texts.singleExit)(name, ways.next));
    return 'passed';
  }
  const changed = changedRoles(notes.texts)[type];
  if (changed) {
    notes.add(changed[1](name), changed[0] === 'passed' ? undefined : id);
    return changed[0];
  }
  const role = plainRoles[type];
  if (role) return role;
  notes.add(notes.texts.otherPart(type.replace(/^bpmn:/, ''), name));
  return null;
}

/** Adds notes about event triggers, loops and performers of an element, which are not imported. */
function noteMarks(element: ModdleElement, name: string, id: string, notes: Notes): void {
  const hasTrigger = elementsOf(element, 'eventDefinitions').length > 0;
  if (hasTrigger && element.$type === 'bpmn:StartEvent') notes.add(notes.texts.startTrigger(name), id);
  if (hasTrigger && element.$type === 'bpmn:EndEvent') notes.add(notes.texts.endTrigger(name));
  if (elementOf(element, 'loopCharacteristics')) notes.add(notes.texts.loop(name), id);
  const assigned = Object.keys(element.$attrs ?? {}).some((key) => /:(assignee|candidate(Users|Groups))$/.test(key));
  const extended = foreignExtensions(element).some(({ $type }) => /assignment/i.test($type));
  if (assigned || extended || elementsOf(element, 'resources').length > 0) notes.add(notes.texts.performer(name), id);
}

function joinNodes(
  elements: readonly ModdleElement[],
  byElement: ReadonlyMap<ModdleElement, FlowNode>,
  notes: Notes,
): void {
  const known = new Set(elements);
  let broken = 0;
  for (const flow of elements.filter(isFlow)) {
    const [source, target] = [elementOf(flow, 'sourceRef'), elementOf(flow, 'targetRef')];
    const from = source && byElement.get(source);
    const to = target && byElement.get(target);
    if (source && from && to) from.exits.push(readExit(flow, source, to));
    // flows from or to skipped elements were removed with them
    else if (!source || !target || !known.has(source) || !known.has(target)) broken += 1;
  }
  if (broken > 0) notes.add(notes.texts.brokenFlows(broken));
}

function readExit(flow: ModdleElement, source: ModdleElement, to: FlowNode): Exit {
  const expression = elementOf(flow, 'conditionExpression');
  return {
    to,
    label: textOf(flow, 'name').trim(),
    condition: expression ? textOf(expression, 'body').trim() : '',
    isDefault: elementOf(source, 'default') === flow,
    settings: readSettings(flow),
  };
}
