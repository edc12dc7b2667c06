import type { ModelStepType } from '@tramita/client/contract';
import type { ModdleElement } from './bpmn-file.ts';

/** Our settings of a part of a file, still to be checked; null for parts other tools made. */
export type Settings = Readonly<Record<string, unknown>> | null;

/** A way from one node to another. */
export interface Exit {
  to: FlowNode;
  readonly label: string;
  /** Source text of its condition; empty for none. */
  readonly condition: string;
  readonly isDefault: boolean;
  readonly settings: Settings;
}

/** An element the flow passes through. `role` says what becomes of it: a step, or nothing, the flow going on without it. */
export interface FlowNode {
  readonly id: string;
  readonly name: string;
  readonly element: ModdleElement | null;
  readonly settings: Settings;
  role: ModelStepType | 'passed';
  exits: Exit[];
}

/** A file's process as nodes and ways, before it is a row of steps. */
export interface FlowGraph {
  nodes: FlowNode[];
}

/** A node that no element of the file stands for. */
export const madeNode = (id: string, name: string, role: ModelStepType): FlowNode => ({
  id,
  name,
  element: null,
  settings: null,
  role,
  exits: [],
});

/** A plain way to a node. */
export const exitTo = (to: FlowNode): Exit => ({ to, label: '', condition: '', isDefault: false, settings: null });

/** An id that no node has. */
export function freeId(graph: FlowGraph, wanted: string): string {
  const taken = new Set(graph.nodes.map(({ id }) => id));
  let free = wanted;
  for (let number = 2; taken.has(free); number += 1) free = `${wanted}_${number}`;
  return free;
}

/** Takes out the nodes that are only passed: what led to one leads to where it led. */
export function dissolvePassed(graph: FlowGraph): void {
  for (const node of graph.nodes) {
    if (node.role === 'passed') continue;
    node.exits = node.exits.flatMap((exit) => targetsOf(exit.to).map((to) => ({ ...exit, to })));
  }
  graph.nodes = graph.nodes.filter(({ role }) => role !== 'passed');
}

/** The nodes that stay, reached from a node through those that do not; a circle of those leads nowhere. */
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

/** Nodes that can be reached from one, each before what lies behind it as far as circles allow. */
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
