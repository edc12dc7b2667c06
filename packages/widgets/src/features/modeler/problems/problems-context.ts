import type { PublishProblem } from '@tramita/client/rules';
import { createContext, useContext } from 'react';

/** Context with the problems that prevent publishing; null until the first check. */
export const ProblemsContext = createContext<readonly PublishProblem[] | null>(null);

/** Returns the problems that prevent publishing; null until the first check, which follows the first drawing. */
export const useFoundProblems = (): readonly PublishProblem[] | null => useContext(ProblemsContext);

const unchecked: readonly PublishProblem[] = [];

/** Returns the problems that prevent publishing, none before the first check. */
export const useProblems = (): readonly PublishProblem[] => useFoundProblems() ?? unchecked;
