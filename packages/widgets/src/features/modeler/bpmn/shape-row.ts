import { dissolvePassed, exitTo, type FlowGraph, type FlowNode, freeId, madeNode, orderFrom } from './flow-graph.ts';
import type { Notes } from './note.ts';

/**
 * Turns the flow of a file into one of ours: one start, one end, and a decision after each task that has several exits.
 * Nodes that we exported are not changed, because an unfinished process may lack any of this. Returns the nodes in row
 * order.
 */
export function shapeRow(graph: FlowGraph, order: readonly string[] | null, notes: Notes): FlowNode[] {
  dissolvePassed(graph);
  if (order) return oursInOrder(graph, order);
  const end = oneEnd(graph, notes);
  const start = oneStart(graph, notes);
  decideAfterTasks(graph, notes);
  for (const node of graph.nodes) {
    if (node !== end && node.exits.length === 0 && node.role !== 'GATEWAY') node.exits = [exitTo(end)];
  }
  return inRow(graph, start, end, notes);
}

function oneEnd(graph: FlowGraph, notes: Notes): FlowNode {
  const [first, ...others] = graph.nodes.filter(({ role }) => role === 'END_EVENT');
  for (const other of others) notes.add(notes.texts.extraEnd(other.name));
  const end = first ?? madeNode(freeId(graph, 'fim'), notes.texts.end, 'END_EVENT');
  if (!first) notes.add(notes.texts.noEnd);
  const removed = new Set(others);
  for (const node of graph.nodes) {
    node.exits = node.exits.map((exit) => (removed.has(exit.to) ? { ...exit, to: end } : exit));
  }
  end.exits = [];
  graph.nodes = [...graph.nodes.filter((node) => !removed.has(node) && node !== end), end];
  return end;
}

function oneStart(graph: FlowGraph, notes: Notes): FlowNode {
  const [first, ...more] = graph.nodes.filter(({ role }) => role === 'START_EVENT');
  for (const other of more) notes.add(notes.texts.extraStart(other.name));
  const removed = new Set(more);
  const start = first ?? madeNode(freeId(graph, 'inicio'), notes.texts.start, 'START_EVENT');
  graph.nodes = [start, ...graph.nodes.filter((node) => !removed.has(node) && node !== start)];
  // connections back to the start are removed
  for (const node of graph.nodes) node.exits = node.exits.filter(({ to }) => to !== start && !removed.has(to));
  if (!first) {
    notes.add(notes.texts.noStart);
    const reached = new Set(graph.nodes.flatMap((node) => node.exits.map(({ to }) => to)));
    const others = graph.nodes.filter(({ role }) => role !== 'START_EVENT' && role !== 'END_EVENT');
    const entries = others.filter((node) => !reached.has(node));
    // if everything is part of a cycle, the first element of the file comes first
    start.exits = (entries.length > 0 ? entries : others.slice(0, 1)).map(exitTo);
  }
  return start;
}

function decideAfterTasks(graph: FlowGraph, notes: Notes): void {
  for (const node of [...graph.nodes]) {
    if (node.role === 'GATEWAY' || node.exits.length < 2) continue;
    const gateway = madeNode(freeId(graph, `${node.id}_decisao`), notes.texts.exits(node.name), 'GATEWAY');
    gateway.exits = node.exits;
    node.exits = [exitTo(gateway)];
    graph.nodes.push(gateway);
    notes.add(notes.texts.severalExits(node.name), gateway.id);
  }
}

function inRow(graph: FlowGraph, start: FlowNode, end: FlowNode, notes: Notes): FlowNode[] {
  const reached = orderFrom(start).filter((node) => node !== end);
  const known = new Set(reached);
  const apart = graph.nodes.filter((node) => node !== end && !known.has(node));
  for (const node of apart) notes.add(notes.texts.unreached(node.name), node.id);
  return [...reached, ...apart, end];
}

/** Returns our nodes in their old order; nodes another tool added come before the last of them. */
function oursInOrder(graph: FlowGraph, order: readonly string[]): FlowNode[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = (node: FlowNode) => places.get(String(node.settings?.id)) ?? order.length - 1.5;
  return [...graph.nodes].sort((left, right) => placeOf(left) - placeOf(right));
}
