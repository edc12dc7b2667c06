import type { ModelStepType } from '@tramita/client/contract';
import type { ModdleElement } from './bpmn-file.ts';

/** Our unvalidated settings of a part of a file; null for parts made by other tools. */
export type Settings = Readonly<Record<string, unknown>> | null;

/** A connection from one node to another. */
export interface Exit {
  to: FlowNode;
  readonly label: string;
  /** Source text of its condition; empty without a condition. */
  readonly condition: string;
  readonly isDefault: boolean;
  readonly settings: Settings;
}

/** An element of the flow. `role` is the type of step it becomes, or says that the flow continues without it. */
export interface FlowNode {
  readonly id: string;
  readonly name: string;
  readonly element: ModdleElement | null;
  readonly settings: Settings;
  role: ModelStepType | 'passed';
  exits: Exit[];
}

/** The process of a file as nodes and exits, before it becomes a row of steps. */
export interface FlowGraph {
  nodes: FlowNode[];
}

/** Creates a node that does not exist in the file. */
export const madeNode = (id: string, name: string, role: ModelStepType): FlowNode => ({
  id,
  name,
  element: null,
  settings: null,
  role,
  exits: [],
});

/** Creates an unconditional exit to a node. */
export const exitTo = (to: FlowNode): Exit => ({ to, label: '', condition: '', isDefault: false, settings: null });

/** Returns an id that no node uses. */
export function freeId(graph: FlowGraph, wanted: string): string {
  const taken = new Set(graph.nodes.map(({ id }) => id));
  let free = wanted;
  for (let number = 2; taken.has(free); number += 1) free = `${wanted}_${number}`;
  return free;
}

/** Removes the nodes that do not become steps and connects their predecessors with their successors. */
export function dissolvePassed(graph: FlowGraph): void {
  for (const node of graph.nodes) {
    if (node.role === 'passed') continue;
    node.exits = node.exits.flatMap((exit) => targetsOf(exit.to).map((to) => ({ ...exit, to })));
  }
  graph.nodes = graph.nodes.filter(({ role }) => role !== 'passed');
}

/** Returns the kept nodes reachable through removed ones; a cycle of removed nodes has no targets. */
function targetsOf(node: FlowNode): FlowNode[] {
  const found = new Set<FlowNode>();
  const seen = new Set<FlowNode>();
  const open = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    if (next.role !== 'passed') found.add(next);
    else for (const exit of [...next.exits].reverse()) open.push(exit.to);
  }
  return [...found];
}

/** Returns the nodes reachable from one node, in topological order as far as cycles allow. */
export function orderFrom(start: FlowNode): FlowNode[] {
  const done: FlowNode[] = [];
  const seen = new Set([start]);
  const path: { node: FlowNode; left: FlowNode[] }[] = [{ node: start, left: start.exits.map(({ to }) => to) }];
  for (let top = path.at(-1); top; top = path.at(-1)) {
    const next = top.left.pop();
    if (!next) {
      done.push(top.node);
      path.pop();
    } else if (!seen.has(next)) {
      seen.add(next);
      path.push({ node: next, left: next.exits.map(({ to }) => to) });
    }
  }
  return done.reverse();
}
