import { lazyPart } from '../../../ui/lazy-part.ts';

/** The settings of the process, which open with the modeler, after its drawing. */
export const processSettings = lazyPart(() =>
  import('./process/ProcessSettings.tsx').then((part) => part.ProcessSettings),
);

/** The settings of a step, which open when the first one is selected. */
export const stepSettings = lazyPart(() => import('./step/StepSettings.tsx').then((part) => part.StepSettings));

/** The settings of a connection, which open when the first one is selected. */
export const connectionSettings = lazyPart(() =>
  import('./connection/ConnectionSettings.tsx').then((part) => part.ConnectionSettings),
);
