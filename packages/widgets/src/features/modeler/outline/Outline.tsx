import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { focusedNear, pageRootOf } from '../../../ui/page-root.ts';
import { useIsomorphicLayoutEffect } from '../../../ui/use-isomorphic-layout-effect.ts';
import { useFlow } from '../flow/flow-context.ts';
import { existingTarget, type FlowTarget, isSameTarget, targetElementId } from '../flow/flow-target.ts';
import { stepName } from '../flow/flow-words.ts';
import { useModel, useModelerState } from '../store/modeler-context.ts';
import * as styles from './Outline.css.ts';
import { OutlineStep } from './OutlineStep.tsx';
import { type OutlineLink, outlineLinks, outlineRows } from './outline-rows.ts';
import { useOutlineKeys } from './use-outline-keys.ts';

const none: readonly OutlineLink[] = [];

/** The flow as a list: a tree of steps with the connections of decisions below them, with the same commands. */
export function Outline() {
  const flow = useFlow();
  const { messages, commands, focusCount } = flow;
  const steps = useModel((model) => model.steps);
  const fields = useModel((model) => model.fields);
  const selection = useModelerState((state) => state.selection);
  const origin = useModelerState((state) => state.connectingFrom);
  const [folded, setAllFolded] = useState<ReadonlySet<string>>(new Set());
  const tree = useRef<HTMLDivElement>(null);

  const setFolded = useCallback((stepId: string, isFolded: boolean) => {
    setAllFolded((before) => {
      const after = new Set(before);
      if (isFolded) after.add(stepId);
      else after.delete(stepId);
      return after;
    });
  }, []);
  const rows = useMemo(() => outlineRows(steps, folded), [steps, folded]);
  const target = visibleTarget(flow.target, rows);
  const handleKeyDown = useOutlineKeys({ ...flow, target }, rows, { folded, setFolded });
  const before = useRef<ReturnType<typeof outlineLinks>>(undefined);
  const links = useMemo(
    () => outlineLinks(steps, (step) => (step ? stepName(step, messages) : messages.nowhere), before.current),
    [steps, messages],
  );
  before.current = links;

  const seenFocus = useRef(focusCount);
  useIsomorphicLayoutEffect(() => {
    if (!target || !tree.current || focusCount === seenFocus.current) return;
    seenFocus.current = focusCount;
    pageRootOf(tree.current).getElementById(targetElementId(target))?.focus();
  });
  useFollowSelection(tree);

  return (
    <div className={styles.scroll} data-slot="flow-list" data-choosing={flow.choosable ? '' : undefined}>
      <div ref={tree} role="tree" aria-label={messages.listLabel} className={styles.tree} onKeyDown={handleKeyDown}>
        {steps.map((step) => (
          <OutlineStep
            key={step.id}
            step={step}
            links={links.get(step.id) ?? none}
            isFolded={folded.has(step.id)}
            // parts of the tree that do not change are not rendered again
            stop={target?.stepId === step.id ? target : null}
            chosen={
              selection.kind !== 'process' && selection.kind !== 'field' && selection.stepId === step.id
                ? selection
                : null
            }
            state={flow.choosable ? (flow.choosable.has(step.id) ? 'choosable' : 'dim') : null}
            isOrigin={origin === step.id}
            isBlocked={flow.isBlocked}
            fields={fields}
            problems={flow.problems}
            messages={messages}
            commands={commands}
            onFold={setFolded}
          />
        ))}
      </div>
    </div>
  );
}

/** Returns the target, or its step if the target is a connection without a line of its own. */
function visibleTarget(target: FlowTarget | null, rows: ReturnType<typeof outlineRows>): FlowTarget | null {
  if (!target || rows.some((row) => isSameTarget(row.target, target))) return target;
  return existingTarget(
    rows.map(({ step }) => step),
    { kind: 'step', stepId: target.stepId },
  );
}

/** Scrolls to an element that is selected elsewhere, such as by a problem in the list. */
function useFollowSelection(tree: { readonly current: HTMLElement | null }): void {
  const { commands } = useFlow();
  const selection = useModelerState((state) => state.selection);
  const seen = useRef(selection);
  useEffect(() => {
    if (selection === seen.current) return;
    seen.current = selection;
    if (selection.kind !== 'step' && selection.kind !== 'connection') return;
    if (!tree.current || tree.current.contains(focusedNear(tree.current))) return;
    commands.moveTo(selection);
    pageRootOf(tree.current).getElementById(targetElementId(selection))?.scrollIntoView({ block: 'nearest' });
  }, [selection, commands, tree]);
}
