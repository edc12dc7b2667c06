import type { ModelStep } from '@tramita/client/contract';
import { useMemo, useRef } from 'react';
import type { Flow } from '../flow/flow-context.ts';
import { type FlowLayout, layoutFlow } from './layout.ts';

/** Where everything of the flow stands; what an edit did not touch keeps its objects, so that it is not drawn again. */
export function useFlowLayout(steps: readonly ModelStep[], { problems, messages }: Flow): FlowLayout {
  const before = useRef<FlowLayout>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the problems only the marks are read
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
