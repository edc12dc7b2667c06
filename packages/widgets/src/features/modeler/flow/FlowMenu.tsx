import { ContextMenu } from '../../../ui/Menu/ContextMenu.tsx';
import { pageRootOf } from '../../../ui/page-root.ts';
import { usePortal } from '../../../ui/portal.ts';
import { useModel } from '../store/modeler-context.ts';
import { type FlowMenuRequest, useFlow } from './flow-context.ts';
import { stepElementId, targetElementId } from './flow-target.ts';
import { stepName } from './flow-words.ts';
import { actionEntries, addEntries } from './menu-entries.tsx';

/** The open menu of a flow; at most one is open. */
export function FlowMenu() {
  const flow = useFlow();
  const model = useModel((present) => present);
  const { menu, messages } = flow;
  const portal = usePortal();
  if (!menu) return <ContextMenu at={null} label="" entries={[]} onClose={flow.commands.closeMenu} />;
  const { request, at } = menu;
  const stepId = stepOf(request);
  const step = model.steps.find(({ id }) => id === stepId);
  const entries =
    request.kind === 'add'
      ? addEntries(model, request.place, flow.commands, messages)
      : step
        ? actionEntries(model, step, flow.commands, messages)
        : [];
  if (entries.length === 0) return null;
  return (
    <ContextMenu
      at={at}
      label={request.kind === 'add' || !step ? messages.addHere : messages.actions(stepName(step, messages))}
      entries={entries}
      onClose={flow.commands.closeMenu}
      returnFocus={() => portal && pageRootOf(portal).getElementById(elementOf(request))?.focus()}
    />
  );
}

const stepOf = (request: FlowMenuRequest): string => (request.kind === 'add' ? request.place.stepId : request.stepId);

/** Returns the id of the element that gets the focus back. */
const elementOf = (request: FlowMenuRequest): string =>
  request.kind === 'add' && request.place.kind === 'between'
    ? targetElementId({ kind: 'connection', stepId: request.place.stepId, index: request.place.index })
    : stepElementId(stepOf(request));
