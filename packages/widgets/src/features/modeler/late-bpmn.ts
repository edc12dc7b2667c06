import { lazyPart } from '../../ui/lazy-part.ts';

/** Converts to and from BPMN 2.0. */
export const bpmn = lazyPart(() => import('./bpmn/index.ts'));
