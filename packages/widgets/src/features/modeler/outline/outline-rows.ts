import type { ModelStep } from '@tramita/client/contract';
import type { FlowTarget } from '../flow/flow-target.ts';

/** One line of the list: a step, or a connection that does not simply lead to the next step. */
export interface OutlineRow {
  readonly target: FlowTarget;
  readonly step: ModelStep;
  /** Level in the tree, from 1. */
  readonly level: 1 | 2;
}

/** Returns the indexes of connections with a line of their own: all of a decision, for other steps those that jump. */
function ownConnections(step: ModelStep, nextId: string | undefined): readonly number[] {
  return step.connections.flatMap(({ stepId }, index) => (step.type === 'GATEWAY' || stepId !== nextId ? [index] : []));
}

/** Returns the reachable lines in order, without the connections of collapsed steps. */
export function outlineRows(steps: readonly ModelStep[], folded: ReadonlySet<string>): readonly OutlineRow[] {
  return steps.flatMap((step, at): OutlineRow[] => {
    const row: OutlineRow = { target: { kind: 'step', stepId: step.id }, step, level: 1 };
    if (folded.has(step.id)) return [row];
    const children = ownConnections(step, steps[at + 1]?.id).map(
      (index): OutlineRow => ({ target: { kind: 'connection', stepId: step.id, index }, step, level: 2 }),
    );
    return [row, ...children];
  });
}

/** The target of a connection with a line of its own: its name, and its direction from the step. */
export interface OutlineLink {
  readonly index: number;
  readonly to: string;
  readonly direction: 'earlier' | 'next' | 'later' | null;
}

const none: readonly OutlineLink[] = [];

/**
 * Returns the links below each step. A step whose links have not changed keeps its array, so that only lines that an
 * edit changes are rendered again.
 */
export function outlineLinks(
  steps: readonly ModelStep[],
  nameOf: (step: ModelStep | undefined) => string,
  before?: ReadonlyMap<string, readonly OutlineLink[]>,
): ReadonlyMap<string, readonly OutlineLink[]> {
  const places = new Map(steps.map(({ id }, at) => [id, at]));
  return new Map(
    steps.map((step, at) => {
      const own = ownConnections(step, steps[at + 1]?.id);
      if (own.length === 0) return [step.id, none];
      const links = own.map((index): OutlineLink => {
        const target = places.get(step.connections[index]?.stepId ?? '');
        return {
          index,
          to: nameOf(target === undefined ? undefined : steps[target]),
          direction: target === undefined ? null : directionTo(target, at),
        };
      });
      return [step.id, sameOr(before?.get(step.id), links)];
    }),
  );
}

function directionTo(target: number, at: number): 'earlier' | 'next' | 'later' {
  if (target === at + 1) return 'next';
  return target > at ? 'later' : 'earlier';
}

function sameOr(known: readonly OutlineLink[] | undefined, links: readonly OutlineLink[]): readonly OutlineLink[] {
  const isSame =
    known?.length === links.length &&
    links.every(({ index, to, direction }, at) => {
      const other = known[at];
      return other?.index === index && other.to === to && other.direction === direction;
    });
  return isSame ? known : links;
}
