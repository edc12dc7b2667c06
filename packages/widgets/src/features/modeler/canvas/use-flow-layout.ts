import type { ModelStep } from '@tramita/client/contract';
import { useMemo, useRef } from 'react';
import type { Flow } from '../flow/flow-context.ts';
import { type FlowLayout, layoutFlow } from './layout.ts';

/** Returns the layout of the flow. Parts that an edit does not change keep their objects, to avoid rendering them. */
export function useFlowLayout(steps: readonly ModelStep[], { problems, messages }: Flow): FlowLayout {
  const before = useRef<FlowLayout>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the marks of the problems are read
  const layout = useMemo(
    () =>
      layoutFlow(
        steps,
        {
          untitled: messages.untitledConnection,
          isMarked: (stepId, index) => problems.ofConnection(stepId, index).length > 0,
        },
        before.current,
      ),
    [steps, problems.marks, messages],
  );
  before.current = layout;
  return layout;
}
