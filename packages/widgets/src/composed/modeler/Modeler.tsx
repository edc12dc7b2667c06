import { Modeler as ModelerWidget } from '../../features/modeler/Modeler.tsx';
import type { ModelerProps } from '../../features/modeler/modeler-props.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import { OpensInside } from '../inside/OpensInside.tsx';
import { processPages } from '../inside/process-pages.ts';

/**
 * Editor for a process: its flow, form and settings. Checks, tests and publishes it. If the page has no address for the
 * list of processes, the list opens in place of the modeler. Fills its container, which should have a height.
 *
 * @example
 * <Modeler client={client} process={41} listHref="/processos" />
 */
export function Modeler({ client, theme, isolate, ...props }: ModelerProps) {
  return (
    <OpensInside {...{ client, theme, isolate }} pages={processPages} scope={QueryScope}>
      <ModelerWidget {...{ client, theme, isolate }} {...props} />
    </OpensInside>
  );
}
