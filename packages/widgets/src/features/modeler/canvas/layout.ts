import type { ModelConnection, ModelStep } from '@tramita/client/contract';
import { createLanes, type Lanes, laneY, type Side } from './lanes.ts';
import {
  decisionGap,
  gap,
  labelHeight,
  labelWidth,
  laneStep,
  plusSize,
  rowEdge,
  stepSize,
  textWidth,
} from './measures.ts';
import type { Point } from './rounded-path.ts';

/** A step with its position in the row. The same object is reused while nothing in it changes. */
export interface PlacedStep {
  readonly step: ModelStep;
  /** Index in the row, from 0. */
  readonly at: number;
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

/** A connection as it is drawn. The same object is reused while nothing in it changes. */
export interface Route {
  readonly key: string;
  readonly stepId: string;
  /** Index among the connections of its step, from 0: the order in which decisions evaluate them. */
  readonly index: number;
  readonly connection: ModelConnection;
  readonly isDecision: boolean;
  readonly isMarked: boolean;
  /** The points of its line, from start to end. */
  readonly points: readonly Point[];
  /** Whether it has a target, and therefore an arrow head. */
  readonly isArrow: boolean;
  readonly left: number;
  readonly right: number;
  /** Lane above (negative) or below the row; 0 on the row. */
  readonly lane: number;
  /** Centre and width of the label; null if there is no label. */
  readonly label: { readonly x: number; readonly y: number; readonly width: number } | null;
  /** Centre of the button that adds a step to it. */
  readonly plus: Point;
}

/** Positions of all elements of a flow, in px at 100 %. */
export interface FlowLayout {
  readonly steps: readonly PlacedStep[];
  readonly routes: readonly Route[];
  readonly byId: ReadonlyMap<string, PlacedStep>;
  readonly width: number;
  /** Negative. */
  readonly top: number;
  readonly bottom: number;
}

/** Texts and states that a layout depends on. */
export interface LayoutOptions {
  /** Label of a connection without one. */
  untitled: string;
  /** Whether a connection has a problem; its label then has a mark. */
  isMarked: (stepId: string, index: number) => boolean;
}

/** Free space between a line and the steps it connects. */
const tipGap = 2;
/** How far the small circle at a card's left edge extends out of it. */
const portReach = 6;
/** Distance of the entry of a line from a card's corner, and between entries. */
const entryInset = 28;
const entryStep = 14;
const looseLength = 48;

/**
 * Places the steps in one row and routes their connections: straight to the next step, all others in lanes, above the
 * row to later steps and below it to earlier ones. A step's k-th connection off the row takes lane k, or the next
 * free one further out, so that neither lines nor labels overlap.
 */
export function layoutFlow(steps: readonly ModelStep[], options: LayoutOptions, before?: FlowLayout): FlowLayout {
  const placed = placeSteps(steps, options, before);
  const byId = new Map(placed.map((each) => [each.step.id, each]));
  const known = new Map(before?.routes.map((route) => [route.key, route]));
  const lanes = createLanes();
  for (const each of placed) if (each.step.type === 'GATEWAY') reserveTitle(each, lanes);
  const plan: Plan = { placed, byId, lanes, entries: new Map(), options };
  const routes = placed.flatMap((each) => routesOf(each, plan).map((route) => sameOr(known.get(route.key), route)));
  const last = placed.at(-1);
  return {
    steps: placed,
    routes,
    byId,
    width: last ? last.x + last.width : 0,
    top: laneY('above', lanes.depth('above')) - laneStep,
    bottom: laneY('below', Math.max(lanes.depth('below'), 1)) + laneStep,
  };
}

function placeSteps(steps: readonly ModelStep[], options: LayoutOptions, before?: FlowLayout): PlacedStep[] {
  let x = 0;
  return steps.map((step, at) => {
    const { width, height } = stepSize[step.type];
    const known = before?.byId.get(step.id);
    const isSame = known?.step === step && known.x === x && known.at === at;
    const placed = isSame ? known : { step, at, x, width, height };
    x += width + gapAfter(step, steps[at + 1], options);
    return placed;
  });
}

function gapAfter(step: ModelStep, next: ModelStep | undefined, options: LayoutOptions): number {
  if (step.type !== 'GATEWAY') return gap;
  const straight = step.connections.findIndex(({ stepId }) => stepId === next?.id);
  if (straight < 0) return decisionGap;
  return Math.max(decisionGap, labelInset + widthOf(step, straight, options) + plusSize + 18);
}

/** Space between a decision and the label on the line to the next step. */
const labelInset = 10;

const widthOf = (step: ModelStep, index: number, { untitled, isMarked }: LayoutOptions): number =>
  labelWidth(step.connections[index]?.label?.trim() || untitled, isMarked(step.id, index));

/** Keeps the first lane free where the title of a decision is drawn, which is below it on the right. */
function reserveTitle({ step, x, width }: PlacedStep, lanes: Lanes): void {
  const centre = x + width / 2;
  lanes.reserve('below', 1, centre + 12, centre + 20 + Math.max(textWidth(step.title) * 1.1, 60));
}

interface Plan {
  placed: readonly PlacedStep[];
  byId: ReadonlyMap<string, PlacedStep>;
  lanes: Lanes;
  /** Number of lines that enter a step from a side. */
  entries: Map<string, number>;
  options: LayoutOptions;
}

function routesOf(source: PlacedStep, plan: Plan): Route[] {
  const next = plan.placed[source.at + 1];
  let parallels = 0;
  let hasStraight = false;
  return source.step.connections.map((connection, index) => {
    const target = connection.stepId === null ? undefined : plan.byId.get(connection.stepId);
    if (target && target === next && !hasStraight) {
      hasStraight = true;
      return straightRoute(source, target, connection, index, plan);
    }
    parallels += 1;
    return laneRoute(source, target, connection, index, parallels, plan);
  });
}

const common = ({ step }: PlacedStep, connection: ModelConnection, index: number, options: LayoutOptions) => ({
  key: `${step.id}:${index}`,
  stepId: step.id,
  index,
  connection,
  isDecision: step.type === 'GATEWAY',
  isMarked: options.isMarked(step.id, index),
});

function straightRoute(
  source: PlacedStep,
  target: PlacedStep,
  connection: ModelConnection,
  index: number,
  { options }: Plan,
): Route {
  const left = source.x + source.width;
  const hasPort = target.height === stepSize.USER_TASK.height;
  const right = target.x - (hasPort ? portReach : tipGap);
  const isDecision = source.step.type === 'GATEWAY';
  const width = isDecision ? widthOf(source.step, index, options) : 0;
  return {
    ...common(source, connection, index, options),
    points: [
      [left + 1, 0],
      [right, 0],
    ],
    isArrow: true,
    left,
    right,
    lane: 0,
    label: isDecision ? { x: left + labelInset + width / 2, y: 0, width } : null,
    plus: [isDecision ? left + labelInset + width + 2 + plusSize / 2 : (left + right) / 2, 0],
  };
}

function laneRoute(
  source: PlacedStep,
  target: PlacedStep | undefined,
  connection: ModelConnection,
  index: number,
  wished: number,
  plan: Plan,
): Route {
  const goesBack = target !== undefined && target.at <= source.at;
  const side: Side = goesBack ? 'below' : 'above';
  const isDecision = source.step.type === 'GATEWAY';
  const width = isDecision ? widthOf(source.step, index, plan.options) : 0;
  const exit = exitOf(source, side);
  const block = width + plusSize + 4;
  const entry = target ? entryOf(target, side, plan) : ([exit[0] + block + looseLength, 0] as const);
  const [from, to] = [exit[0], entry[0]];
  // label and button go in the middle if the lane is long enough, otherwise beyond the vertical line at the start
  const space = Math.max(Math.abs(to - from), block + 2 * corner(isDecision));
  const start = goesBack ? from - space : from;
  const blockLeft = start + (space - block) / 2;
  const left = Math.min(from, to, blockLeft);
  const right = Math.max(from, to, blockLeft + block);
  const lane = plan.lanes.take(side, wished, left, right);
  const y = laneY(side, lane);
  const points: Point[] = [exit, [from, y], [to, y]];
  if (target) points.push(entry);
  return {
    ...common(source, connection, index, plan.options),
    points,
    isArrow: target !== undefined,
    left,
    right,
    lane: side === 'above' ? -lane : lane,
    label: isDecision ? { x: blockLeft + width / 2, y, width } : null,
    plus: [isDecision ? blockLeft + width + 4 + plusSize / 2 : (from + to) / 2, y],
  };
}

/** Distance of label and button from a vertical line. */
const corner = (hasLabel: boolean): number => (hasLabel ? labelHeight / 2 + 4 : 0);

function exitOf({ step, x, width, height }: PlacedStep, side: Side): Point {
  const direction = side === 'above' ? -1 : 1;
  const isCard = height === 2 * rowEdge;
  if (!isCard) return [x + width / 2, (direction * (height + (step.type === 'GATEWAY' ? 2 : 0))) / 2];
  return [side === 'above' ? x + width - entryInset : x + entryInset, direction * rowEdge];
}

/** Returns where a line's tip touches a step from above or below; each further line enters a little to the side. */
function entryOf({ step, x, width, height }: PlacedStep, side: Side, { entries }: Plan): Point {
  const key = `${side}:${step.id}`;
  const count = entries.get(key) ?? 0;
  entries.set(key, count + 1);
  const direction = side === 'above' ? -1 : 1;
  if (step.type === 'GATEWAY') return [x + width / 2 + direction * 10, direction * (height / 2 - 10 + tipGap + 1)];
  const y = direction * (height / 2 + tipGap);
  if (height !== 2 * rowEdge) return [x + width / 2, y];
  const inset = Math.min(entryInset + count * entryStep, Math.max(width - entryInset, entryInset));
  return [side === 'above' ? x + inset : x + width - inset, y];
}

/** Returns the known route if the new one would be drawn in the same way. */
function sameOr(known: Route | undefined, route: Route): Route {
  const isSame =
    known !== undefined &&
    known.connection === route.connection &&
    known.isArrow === route.isArrow &&
    known.points.length === route.points.length &&
    known.points.every(([x, y], at) => x === route.points[at]?.[0] && y === route.points[at]?.[1]) &&
    known.label?.x === route.label?.x &&
    known.label?.width === route.label?.width &&
    known.isDecision === route.isDecision &&
    known.isMarked === route.isMarked;
  return isSame ? known : route;
}
