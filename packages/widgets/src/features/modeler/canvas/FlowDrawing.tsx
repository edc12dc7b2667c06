import { type FocusEvent, type MouseEvent, useId, useMemo, useRef } from 'react';
import { useSteady } from '../../../ui/use-steady.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useFlow } from '../flow/flow-context.ts';
import { type FlowTarget, isSameTarget } from '../flow/flow-target.ts';
import { openAt } from '../flow/open-at.ts';
import { useModel, useModelerState } from '../store/modeler-context.ts';
import * as styles from './Canvas.css.ts';
import { wires } from './Connections.css.ts';
import { DrawnConnections, DrawnSteps, DrawnWires } from './drawn-parts.tsx';
import type { FlowLayout } from './layout.ts';
import { useCanvasKeys } from './use-canvas-keys.ts';
import { useFlowLayout } from './use-flow-layout.ts';
import { useReveal, wholeArea } from './use-reveal.ts';
import { useStepDrag } from './use-step-drag.ts';
import { Minimap } from './viewport/Minimap.tsx';
import { usePanAndZoom } from './viewport/use-pan-and-zoom.ts';
import { useViewport } from './viewport/use-viewport.ts';
import { fitView } from './viewport/viewport.ts';
import { ZoomBar } from './viewport/ZoomBar.tsx';
import { routesIn, stepsIn } from './visible-parts.ts';

/** The flow as a drawing that can be moved and zoomed; only the visible part is drawn. */
export function FlowDrawing() {
  const flow = useFlow();
  const { messages, commands, target } = flow;
  const keys = useId();
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const dots = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const steps = useModel((model) => model.steps);
  const layout = useFlowLayout(steps, flow);
  const area = useMemo(() => wholeArea(layout), [layout]);
  const { viewport, stretch } = useViewport(area, frame, world, dots);
  const reveal = useReveal(flow, layout, viewport, frame);
  usePanAndZoom(viewport, frame, (pressed) => commands.choose(routeAt(layout, pressed)));
  useStepDrag(viewport, layout, frame, mark, commands);
  const handleKeyDown = useCanvasKeys(flow);

  const routes = useMemo(() => withTarget(routesIn(layout, stretch), layout, target), [layout, stretch, target]);
  const placed = useMemo(() => {
    const inSight = stepsIn(layout, stretch);
    const stop = target && layout.byId.get(target.stepId);
    return stop && !inSight.includes(stop) ? [...inSight, stop] : inSight;
  }, [layout, stretch, target]);
  const selection = useModelerState((state) => state.selection);
  const origin = useModelerState((state) => state.connectingFrom);
  const chosen = selection.kind === 'step' ? selection.stepId : null;
  const { showAll } = useSteady({ showAll: () => viewport.set(fitView(area, viewport.size())) });
  const isLong = layout.width > viewport.size().width;

  const handleFocus = (event: FocusEvent) => {
    if (target && event.target.matches(':focus-visible') && event.target !== frame.current)
      reveal(targetOf(event.target, target));
  };
  const handleContextMenu = (event: MouseEvent) => {
    const step = (event.target as Element).closest<HTMLElement>('[data-step]');
    event.preventDefault();
    if (!step?.dataset.step || step.dataset.type === 'ADD') return;
    const request = { kind: 'actions', stepId: step.dataset.step } as const;
    commands.moveTo({ kind: 'step', stepId: step.dataset.step });
    // the context-menu key sends no position
    if (event.clientX === 0 && event.clientY === 0) openAt(step, request, commands);
    else commands.openMenu(request, { x: event.clientX, y: event.clientY });
  };
  return (
    <>
      <div
        ref={frame}
        className={styles.frame}
        role="application"
        aria-label={messages.flow}
        aria-describedby={keys}
        data-slot="flow-canvas"
        data-choosing={flow.choosable ? '' : undefined}
        onKeyDown={handleKeyDown}
        onFocus={handleFocus}
        onContextMenu={handleContextMenu}
      >
        <VisuallyHidden id={keys}>{messages.keys}</VisuallyHidden>
        <div ref={dots} className={styles.dots} />
        <div ref={world} className={styles.world}>
          <svg className={wires} aria-hidden="true">
            <DrawnWires routes={routes} selection={selection} />
          </svg>
          <DrawnConnections flow={flow} layout={layout} routes={routes} selection={selection} />
          <DrawnSteps flow={flow} placed={placed} selection={selection} origin={origin} />
          <div ref={mark} className={styles.dropMark} />
        </div>
      </div>
      <ZoomBar viewport={viewport} messages={messages} onFit={showAll} />
      {isLong && !flow.choosable && <Minimap layout={layout} chosen={chosen} viewport={viewport} messages={messages} />}
    </>
  );
}

/** Returns the connection that was pressed, or null for the empty drawing. */
function routeAt({ routes }: FlowLayout, pressed: Element): FlowTarget | null {
  const key = pressed.closest<HTMLElement>('[data-route]')?.dataset.route;
  const route = routes.find((each) => each.key === key);
  return route ? { kind: 'connection', stepId: route.stepId, index: route.index } : null;
}

/** Adds the target of the keyboard to the visible connections, so that it is always drawn. */
function withTarget(routes: FlowLayout['routes'], layout: FlowLayout, target: FlowTarget | null) {
  if (target?.kind !== 'connection') return routes;
  const isTarget = ({ stepId, index }: { stepId: string; index: number }) =>
    stepId === target.stepId && index === target.index;
  if (routes.some(isTarget)) return routes;
  const route = layout.routes.find(isTarget);
  return route ? [...routes, route] : routes;
}

/** Returns the target of a focused element: its step, or the current target if it belongs to that. */
function targetOf(element: Element, target: FlowTarget): FlowTarget {
  const stepId = element.closest<HTMLElement>('[data-step]')?.dataset.step;
  const own: FlowTarget | null = stepId === undefined ? null : { kind: 'step', stepId };
  return own && !isSameTarget(own, target) ? own : target;
}
