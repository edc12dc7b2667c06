import type { Flow } from '../flow/flow-context.ts';
import { isSameTarget } from '../flow/flow-target.ts';
import { stepName } from '../flow/flow-words.ts';
import type { Selection } from '../store/create-modeler-store.ts';
import { ConnectionButtons, Wire } from './Connections.tsx';
import type { FlowLayout, PlacedStep, Route } from './layout.ts';
import { StepNode, type StepState } from './StepNode.tsx';

const isRouteOf = (selection: Selection, { stepId, index }: Route): boolean =>
  selection.kind === 'connection' && selection.stepId === stepId && selection.index === index;

/** The lines; the selected one is drawn over the others. */
export function DrawnWires({ routes, selection }: { routes: readonly Route[]; selection: Selection }) {
  const chosen = routes.find((route) => isRouteOf(selection, route));
  return (
    <>
      {routes.map((route) => route !== chosen && <Wire key={route.key} route={route} isChosen={false} />)}
      {chosen && <Wire key={chosen.key} route={chosen} isChosen />}
    </>
  );
}

interface DrawnConnectionsProps {
  flow: Flow;
  layout: FlowLayout;
  routes: readonly Route[];
  selection: Selection;
}

/** The labels and plus buttons of the connections. */
export function DrawnConnections({ flow, layout, routes, selection }: DrawnConnectionsProps) {
  const { messages, target, menu, problems } = flow;
  const place = menu?.request.kind === 'add' && menu.request.place.kind === 'between' ? menu.request.place : null;
  const nameOf = (stepId: string | null) => {
    const step = stepId === null ? undefined : layout.byId.get(stepId)?.step;
    return step ? stepName(step, messages) : messages.nowhere;
  };
  return routes.map((route) => (
    <ConnectionButtons
      key={route.key}
      route={route}
      isChosen={isRouteOf(selection, route)}
      isNear={isRouteOf(selection, route) || (selection.kind === 'step' && selection.stepId === route.stepId)}
      isStop={isSameTarget(target, { kind: 'connection', stepId: route.stepId, index: route.index })}
      isInert={flow.isBlocked || flow.choosable !== null}
      isMenuOpen={place !== null && place.stepId === route.stepId && place.index === route.index}
      fromName={nameOf(route.stepId)}
      toName={nameOf(route.connection.stepId)}
      count={layout.byId.get(route.stepId)?.step.connections.length ?? 0}
      problems={problems.ofConnection(route.stepId, route.index)}
      messages={messages}
      commands={flow.commands}
    />
  ));
}

/** The steps. */
export function DrawnSteps(props: {
  flow: Flow;
  placed: readonly PlacedStep[];
  selection: Selection;
  origin: string | null;
}) {
  const { flow, placed, selection, origin } = props;
  const { choosable, target, menu, problems, messages, commands, isBlocked } = flow;
  const stateOf = (stepId: string): StepState => {
    if (choosable) return choosable.has(stepId) ? 'choosable' : stepId === origin ? 'origin' : 'dim';
    return selection.kind === 'step' && selection.stepId === stepId ? 'chosen' : null;
  };
  const menuOf = (stepId: string) => {
    if (!menu) return null;
    if (menu.request.kind === 'actions') return menu.request.stepId === stepId ? 'actions' : null;
    return menu.request.place.kind !== 'between' && menu.request.place.stepId === stepId ? 'add' : null;
  };
  return placed.map((each) => (
    <StepNode
      key={each.step.id}
      placed={each}
      state={stateOf(each.step.id)}
      isStop={target?.kind === 'step' && target.stepId === each.step.id}
      isBlocked={isBlocked}
      problems={problems.ofStep(each.step.id)}
      // only a start that is followed by other steps has no actions
      hasActions={each.step.type !== 'START_EVENT' || commands.hasActions(each.step.id)}
      menu={menuOf(each.step.id)}
      messages={messages}
      commands={commands}
    />
  ));
}
