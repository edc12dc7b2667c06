import { type RefObject, useEffect, useRef } from 'react';
import { focusedNear, pageRootOf } from '../../../ui/page-root.ts';
import { useIsomorphicLayoutEffect } from '../../../ui/use-isomorphic-layout-effect.ts';
import type { Flow } from '../flow/flow-context.ts';
import { type FlowTarget, targetElementId } from '../flow/flow-target.ts';
import type { Selection } from '../store/create-modeler-store.ts';
import { useModelerState } from '../store/modeler-context.ts';
import type { FlowLayout } from './layout.ts';
import type { Viewport } from './viewport/create-viewport.ts';
import { type Area, fitView, revealArea } from './viewport/viewport.ts';

/** Below this scale the texts of a flow are not readable. */
const readable = 0.5;

/** Returns the area of an element of the drawing, with some space around it. */
function areaOf(layout: FlowLayout, target: FlowTarget): Area | null {
  if (target.kind === 'step') {
    const step = layout.byId.get(target.stepId);
    return step ? { left: step.x, right: step.x + step.width, top: -50, bottom: 80 } : null;
  }
  const route = layout.routes.find(({ stepId, index }) => stepId === target.stepId && index === target.index);
  if (!route) return null;
  const [x, y] = route.label ? [route.label.x, route.label.y] : route.plus;
  const half = (route.label?.width ?? 40) / 2 + 30;
  return { left: x - half, right: x + half, top: Math.min(y - 20, -40), bottom: Math.max(y + 20, 40) };
}

/** Returns the area of a whole flow. */
export const wholeArea = ({ width, top, bottom }: FlowLayout): Area => ({ left: 0, right: width, top, bottom });

/**
 * Scrolls to the element that gets the focus, and to one selected elsewhere, such as by a problem in the list, and
 * focuses it. While a connection is drawn, shows the whole flow if its texts remain readable.
 */
export function useReveal(flow: Flow, layout: FlowLayout, viewport: Viewport, frame: RefObject<HTMLElement | null>) {
  const { target, focusCount } = flow;
  const reveal = (wanted: FlowTarget) => {
    const area = areaOf(layout, wanted);
    if (area) viewport.set(revealArea(viewport.get(), area, viewport.size()));
  };

  const seenFocus = useRef(focusCount);
  useIsomorphicLayoutEffect(() => {
    if (!target || !frame.current || focusCount === seenFocus.current) return;
    seenFocus.current = focusCount;
    reveal(target);
    pageRootOf(frame.current).getElementById(targetElementId(target))?.focus({ preventScroll: true });
  });

  const selection = useModelerState((state) => state.selection);
  const seenSelection = useRef(selection);
  useEffect(() => {
    if (selection === seenSelection.current) return;
    seenSelection.current = selection;
    if (selection.kind !== 'step' && selection.kind !== 'connection') return;
    // a clicked element is already visible
    if (frame.current?.contains(focusedNear(frame.current))) return;
    flow.commands.moveTo(selection);
    reveal(selection);
  });

  useKeptInSight(selection, layout, viewport, frame);
  const isChoosing = flow.choosable !== null;
  const latest = useRef(layout);
  latest.current = layout;
  useIsomorphicLayoutEffect(() => {
    const element = frame.current;
    if (!isChoosing || !element) return;
    const before = viewport.get();
    // the side panels have just been hidden
    viewport.setSize({ width: element.clientWidth, height: element.clientHeight });
    const whole = fitView(wholeArea(latest.current), viewport.size());
    if (whole.scale >= readable) viewport.set(whole);
    return () => {
      if (whole.scale >= readable) viewport.set(before);
    };
  }, [isChoosing, viewport, frame]);
  return reveal;
}

/** Keeps the selection visible when the frame shrinks, for example when the settings open next to it. */
function useKeptInSight(
  selection: Selection,
  layout: FlowLayout,
  viewport: Viewport,
  frame: RefObject<HTMLElement | null>,
): void {
  const latest = useRef({ selection, layout });
  latest.current = { selection, layout };
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      const before = width;
      width = element.clientWidth;
      const { selection: chosen, layout: present } = latest.current;
      if (width === 0 || width >= before || (chosen.kind !== 'step' && chosen.kind !== 'connection')) return;
      const area = areaOf(present, chosen);
      const view = viewport.get();
      if (!area || area.left * view.scale + view.x > before || area.right * view.scale + view.x < 0) return;
      viewport.set(revealArea(view, area, { width, height: element.clientHeight }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [viewport, frame]);
}
