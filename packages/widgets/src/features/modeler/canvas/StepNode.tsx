import type { ModelStep } from '@tramita/client/contract';
import { CircleAlert, Ellipsis, Plus } from 'lucide-react';
import { type MouseEvent, memo, type PointerEvent, useRef } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { FlowCommands, FlowMenuRequest } from '../flow/flow-context.ts';
import { stepElementId } from '../flow/flow-target.ts';
import { type FlowMessages, stepName } from '../flow/flow-words.ts';
import { openAt } from '../flow/open-at.ts';
import type { PlacedStep } from './layout.ts';
import { rowEdge } from './measures.ts';
import { StepFace } from './StepFace.tsx';
import * as styles from './StepNode.css.ts';

/** Highlight of a step. In selection mode the connection begins at `origin` and `dim` steps cannot be chosen. */
export type StepState = 'chosen' | 'origin' | 'choosable' | 'dim' | null;

interface StepNodeProps {
  placed: PlacedStep;
  state: StepState;
  /** Whether it is the tab stop of the flow; only one element is. */
  isStop: boolean;
  isBlocked: boolean;
  /** Messages of its problems. */
  problems: readonly string[];
  hasActions: boolean;
  /** The menu that is open, if any. */
  menu: FlowMenuRequest['kind'] | null;
  messages: FlowMessages;
  commands: FlowCommands;
}

const shownStates = { chosen: 'chosen', origin: 'chosen', choosable: 'choosable', dim: undefined } as const;

/** Steps that the mouse can drag along the row. */
const draggable = new Set(['USER_TASK', 'APPROVAL_TASK', 'SERVICE_TASK']);

/** A step of the drawing: a button with its own small buttons over it. */
export const StepNode = memo(function StepNode(props: StepNodeProps) {
  const { placed, state, isStop, isBlocked, problems, messages, commands } = props;
  const { step, x, width, height, at } = placed;
  const isPlaceholder = step.type === 'ADD';
  const isConnecting = state === 'dim' || state === 'origin' || state === 'choosable';
  const isInert = state === 'dim' || isBlocked;
  const choose = (event: MouseEvent) => {
    if (isInert) return;
    commands.moveTo({ kind: 'step', stepId: step.id });
    if (isPlaceholder && !isConnecting)
      openAt(event.currentTarget, { kind: 'add', place: { kind: 'placeholder', stepId: step.id } }, commands);
    else commands.choose({ kind: 'step', stepId: step.id });
  };
  return (
    <div
      className={styles.node}
      style={{ left: x, top: -height / 2, width, height }}
      data-slot="flow-step"
      data-step={step.id}
      data-type={step.type}
      data-state={shownStates[state ?? 'dim']}
      data-first={at === 0 ? '' : undefined}
    >
      <button
        type="button"
        id={stepElementId(step.id)}
        className={joinClasses(styles.body, bodyClass(placed))}
        data-drags={draggable.has(step.type) && !isConnecting ? '' : undefined}
        tabIndex={isStop ? 0 : -1}
        aria-disabled={isInert || undefined}
        aria-current={state === 'chosen' || state === 'origin' || undefined}
        aria-haspopup={isPlaceholder ? 'menu' : undefined}
        onClick={choose}
        onFocus={() => commands.moveTo({ kind: 'step', stepId: step.id })}
      >
        <StepFace step={step} messages={messages} />
        {problems.length > 0 && (
          <span
            className={joinClasses(styles.alert, height < 2 * rowEdge && styles.alertOnShape)}
            title={problems.join('\n')}
          >
            <CircleAlert aria-hidden="true" />
            {/* in parentheses: browsers insert a blank before it, in which case a comma or a full stop would look lost */}
            <VisuallyHidden>{`(${messages.problems(problems.length)}: ${problems.join('; ')})`}</VisuallyHidden>
          </span>
        )}
        {state === 'choosable' && <span className={styles.invite}>{messages.clickToConnect}</span>}
      </button>
      {!isPlaceholder && !isInert && !isConnecting && (
        <StepTools
          step={step}
          isCard={height === 2 * rowEdge}
          hasActions={props.hasActions}
          menu={props.menu}
          messages={messages}
          commands={commands}
        />
      )}
    </div>
  );
});

function bodyClass({ step, height }: PlacedStep): string | false {
  if (step.type === 'ADD') return styles.placeholder;
  if (step.type === 'GATEWAY') return false;
  return height === 2 * rowEdge ? styles.card : styles.event;
}

interface StepToolsProps extends Pick<StepNodeProps, 'hasActions' | 'menu' | 'messages' | 'commands'> {
  step: ModelStep;
  isCard: boolean;
}

/** The small buttons of a step. Not rendered again when only the place of the step changes. */
const StepTools = memo(function StepTools({ step, isCard, hasActions, menu, messages, commands }: StepToolsProps) {
  const name = stepName(step, messages);
  const requests: Record<FlowMenuRequest['kind'], FlowMenuRequest> = {
    add: { kind: 'add', place: { kind: 'after', stepId: step.id } },
    actions: { kind: 'actions', stepId: step.id },
  };
  return (
    <div className={joinClasses(styles.tools, isCard ? styles.toolsInCard : styles.toolsAbove)}>
      {step.type !== 'END_EVENT' && (
        <MenuButton request={requests.add} name={messages.addAfter(name)} isOpen={menu === 'add'} commands={commands} />
      )}
      {hasActions && (
        <MenuButton
          request={requests.actions}
          name={messages.actions(name)}
          isOpen={menu === 'actions'}
          commands={commands}
        />
      )}
    </div>
  );
});

interface MenuButtonProps {
  request: FlowMenuRequest;
  name: string;
  isOpen: boolean;
  commands: FlowCommands;
}

function MenuButton({ request, name, isOpen, commands }: MenuButtonProps) {
  // pressing outside closes the menu before the click event
  const wasOpen = useRef(false);
  const Icon = request.kind === 'add' ? Plus : Ellipsis;
  return (
    <button
      type="button"
      className={styles.tool}
      tabIndex={-1}
      title={name}
      aria-label={name}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onPointerDown={(event: PointerEvent) => {
        event.stopPropagation();
        wasOpen.current = isOpen;
      }}
      onClick={(event) => !wasOpen.current && openAt(event.currentTarget, request, commands)}
    >
      <Icon />
    </button>
  );
}
