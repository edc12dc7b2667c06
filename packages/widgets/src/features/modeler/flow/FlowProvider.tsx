import { connectableSteps } from '@tramita/client/rules';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { canvasMessages } from '../../../messages/features/modeler/canvas.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { LiveRegion } from '../../../ui/LiveRegion/LiveRegion.tsx';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { useProblems } from '../problems/problems-context.ts';
import { useModel, useModelerState, useModelerStore } from '../store/modeler-context.ts';
import { createFlowCommands } from './create-flow-commands.ts';
import { FlowMenu } from './FlowMenu.tsx';
import { type Flow, FlowContext, type OpenFlowMenu } from './flow-context.ts';
import { existingTarget, type FlowTarget, isSameTarget } from './flow-target.ts';
import { type ProblemIndex, problemIndex } from './problem-index.ts';

/** The current element of the keyboard, and how often the focus was moved to it. */
interface Place {
  readonly target: FlowTarget | null;
  readonly focusCount: number;
}

/** Provides the state that drawing and list share: commands, menus, current element and screen reader messages. */
export function FlowProvider(props: { onOpenSettings: () => void; children: ReactNode }) {
  const { children } = props;
  const messages = useMessages(canvasMessages);
  const store = useModelerStore();
  const snackbars = useSnackbars();
  const [menu, showMenu] = useState<OpenFlowMenu | null>(null);
  const [place, setPlace] = useState<Place>({ target: null, focusCount: 0 });
  const [said, setSaid] = useState({ text: '', count: 0 });
  const latest = useRef(props.onOpenSettings);
  latest.current = props.onOpenSettings;

  const commands = useMemo(
    () =>
      createFlowCommands(store, messages, {
        showMenu,
        moveTo: (target, takesFocus) =>
          setPlace((before) => {
            if (!takesFocus && isSameTarget(before.target, target)) return before;
            return { target, focusCount: before.focusCount + (takesFocus ? 1 : 0) };
          }),
        say: (text) => setSaid(({ count }) => ({ text, count: count + 1 })),
        refuse: (text) => snackbars.error(text),
        showSettings: () => latest.current(),
      }),
    [store, messages, snackbars],
  );
  useUndoNotice((isUndo) =>
    setSaid(({ count }) => ({ text: isUndo ? messages.undone : messages.redone, count: count + 1 })),
  );

  const steps = useModel((model) => model.steps);
  const choosable = useChoosable();
  const isBlocked = useModelerState((state) => state.failedChecks.size > 0);
  const index = useProblemIndex();
  const lastAt = useRef(0);
  const target = useMemo(() => existingTarget(steps, place.target, lastAt.current), [steps, place.target]);
  useEffect(() => {
    lastAt.current = steps.findIndex(({ id }) => id === target?.stepId);
  }, [steps, target]);
  const flow = useMemo(
    (): Flow => ({
      commands,
      messages,
      problems: index,
      target,
      focusCount: place.focusCount,
      menu,
      choosable,
      isBlocked,
    }),
    [commands, messages, index, target, place.focusCount, menu, choosable, isBlocked],
  );
  return (
    <FlowContext.Provider value={flow}>
      {children}
      <FlowMenu />
      {/* a trailing space makes screen readers repeat an unchanged text */}
      <LiveRegion>{said.count % 2 === 0 ? said.text : `${said.text} `}</LiveRegion>
    </FlowContext.Provider>
  );
}

/** The problems by element. Returns the same index while its content is unchanged, to avoid rendering. */
function useProblemIndex(): ProblemIndex {
  const problems = useProblems();
  const known = useRef<ProblemIndex>(undefined);
  const index = useMemo(() => problemIndex(problems, known.current), [problems]);
  if (known.current?.text !== index.text) known.current = index;
  return known.current ?? index;
}

/** The steps that the connection being drawn may lead to; null if none is being drawn. */
function useChoosable(): ReadonlySet<string> | null {
  const from = useModelerState((state) => state.connectingFrom);
  const model = useModelerState((state) => (from === null ? null : state.history.present));
  return useMemo(() => (from === null || !model ? null : new Set(connectableSteps(model, from))), [from, model]);
}

/** Calls `onUndo` after an edit was undone or redone. */
function useUndoNotice(onUndo: (isUndo: boolean) => void): void {
  const store = useModelerStore();
  const latest = useRef(onUndo);
  latest.current = onUndo;
  useEffect(() => {
    let before = store.get().history;
    return store.subscribe(() => {
      const { history } = store.get();
      if (history === before) return;
      const [wasAhead, isAhead] = [before.future.length, history.future.length];
      if (isAhead > wasAhead) latest.current(true);
      else if (isAhead < wasAhead && history.present === before.future[0]) latest.current(false);
      before = history;
    });
  }, [store]);
}
