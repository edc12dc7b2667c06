import type { ProcessDetail } from '@tramita/client/contract';
import { type PublishProblem, publishProblems } from '@tramita/client/rules';
import { type ReactNode, startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { modelerLabelTexts, modelerProblemTexts } from '../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { useModel } from '../store/modeler-context.ts';
import { modelOf } from '../use-process.ts';
import { ProblemsContext } from './problems-context.ts';

interface ProblemsProviderProps {
  /** The version being edited; null for a new process. */
  detail: ProcessDetail | null;
  children: ReactNode;
}

/**
 * Checks the document and provides its problems. Each edit renders this component and, if the problems changed, only the
 * parts that show them.
 */
export function ProblemsProvider({ detail, children }: ProblemsProviderProps) {
  return <ProblemsContext.Provider value={useChecks(detail)}>{children}</ProblemsContext.Provider>;
}

/**
 * Returns the problems that prevent publishing. Deferred, so that typing and the first drawing are rendered before; null
 * until the first check. Returns the same list while its content is unchanged.
 */
function useChecks(detail: ProcessDetail | null): readonly PublishProblem[] | null {
  const present = useDeferredValue(useModel((current) => current));
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  const model = isDrawn ? present : null;
  const labels = useMessages(modelerLabelTexts);
  const problems = useMessages(modelerProblemTexts);
  const texts = useMemo(() => ({ labels, problems }), [labels, problems]);
  // integrations hidden from this user would otherwise be reported as missing
  const hidden = useMemo(
    () => new Set(detail?.withoutIntegrations ? publishProblems(modelOf(detail), texts).map(textOf) : []),
    [detail, texts],
  );
  const found = useMemo(
    () => model && publishProblems(model, texts).filter((problem) => !hidden.has(textOf(problem))),
    [model, texts, hidden],
  );
  const known = useRef(found);
  known.current = useMemo(
    () => (JSON.stringify(known.current) === JSON.stringify(found) ? known.current : found),
    [found],
  );
  return known.current;
}

const textOf = ({ check, message, place }: PublishProblem): string => JSON.stringify([check, message, place]);
