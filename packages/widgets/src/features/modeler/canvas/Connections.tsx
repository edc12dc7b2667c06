import { CircleAlert, Plus } from 'lucide-react';
import { memo, type PointerEvent, useRef } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { FlowCommands } from '../flow/flow-context.ts';
import { type FlowTarget, targetElementId } from '../flow/flow-target.ts';
import { connectionName, type FlowMessages } from '../flow/flow-words.ts';
import { openAt } from '../flow/open-at.ts';
import * as styles from './Connections.css.ts';
import type { Route } from './layout.ts';
import { arrowHead, roundedPath } from './rounded-path.ts';

/** The line of a connection with its head, and a wider line that reacts to the pointer. */
export const Wire = memo(function Wire({ route, isChosen }: { route: Route; isChosen: boolean }) {
  const line = roundedPath(route.points);
  const [endX, endY] = route.points.at(-1) ?? [0, 0];
  return (
    <g
      className={styles.route}
      data-route={route.key}
      data-state={isChosen ? 'chosen' : route.isMarked ? 'marked' : undefined}
      data-marked={route.isMarked ? '' : undefined}
    >
      <path className={styles.hit} d={line} />
      <path className={styles.line} d={line} />
      {route.isArrow ? (
        <path className={styles.head} d={arrowHead(route.points)} />
      ) : (
        <circle className={styles.loose} cx={endX} cy={endY} r={5} />
      )}
    </g>
  );
});

interface ConnectionButtonsProps {
  route: Route;
  isChosen: boolean;
  /** Shows the plus button even if the pointer is not near. */
  isNear: boolean;
  isStop: boolean;
  isInert: boolean;
  isMenuOpen: boolean;
  fromName: string;
  toName: string;
  /** Number of connections of its step. */
  count: number;
  problems: readonly string[];
  messages: FlowMessages;
  commands: FlowCommands;
}

/** The label of a connection, if it has one, and its plus button. */
export const ConnectionButtons = memo(function ConnectionButtons(props: ConnectionButtonsProps) {
  const { route, problems, isChosen, isStop, isInert, messages, commands, toName, count } = props;
  const target: FlowTarget = { kind: 'connection', stepId: route.stepId, index: route.index };
  const { label } = route;
  const name = connectionName(route.connection, messages);
  return (
    <>
      {label && (
        <button
          type="button"
          id={targetElementId(target)}
          className={styles.label}
          style={{ left: label.x, top: label.y, width: label.width }}
          title={[name, ...problems].join('\n')}
          tabIndex={isStop ? 0 : -1}
          aria-disabled={isInert || undefined}
          aria-current={isChosen || undefined}
          data-slot="flow-label"
          data-state={isChosen ? 'chosen' : undefined}
          data-marked={route.isMarked ? '' : undefined}
          onClick={() => !isInert && commands.choose(target)}
          onFocus={() => commands.moveTo(target)}
        >
          <span className={styles.order} aria-hidden="true">
            {route.index + 1}
          </span>
          <span className={styles.words} aria-hidden="true">
            {name}
          </span>
          {route.isMarked && (
            <span className={styles.mark}>
              <CircleAlert aria-hidden="true" />
            </span>
          )}
          <VisuallyHidden>
            {messages.connection(route.index + 1, count, name, toName)}
            {problems.length > 0 && `. ${messages.problems(problems.length)}: ${problems.join('; ')}`}
          </VisuallyHidden>
        </button>
      )}
      {!isInert && <ConnectionPlus {...props} target={target} name={name} />}
    </>
  );
});

function ConnectionPlus(props: ConnectionButtonsProps & { target: FlowTarget; name: string }) {
  const { route, isNear, isStop, isMenuOpen, fromName, toName, messages, commands, target, name } = props;
  const wasOpen = useRef(false);
  const isOwnStop = route.label === null;
  const place = { kind: 'between', stepId: route.stepId, index: route.index } as const;
  const words = route.lane === 0 || !route.isDecision ? messages.addBetween(fromName, toName) : messages.addInto(name);
  return (
    <button
      type="button"
      id={isOwnStop ? targetElementId(target) : undefined}
      className={styles.plus}
      style={{ left: route.plus[0], top: route.plus[1] }}
      title={words}
      tabIndex={isOwnStop && isStop ? 0 : -1}
      aria-label={words}
      aria-haspopup="menu"
      aria-expanded={isMenuOpen}
      data-slot="flow-plus"
      data-near={isNear ? '' : undefined}
      onFocus={isOwnStop ? () => commands.moveTo(target) : undefined}
      onPointerDown={(event: PointerEvent) => {
        event.stopPropagation();
        wasOpen.current = isMenuOpen;
      }}
      onClick={(event) => !wasOpen.current && openAt(event.currentTarget, { kind: 'add', place }, commands)}
    >
      <Plus />
    </button>
  );
}
