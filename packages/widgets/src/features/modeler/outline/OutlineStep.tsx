import type { ModelStep } from '@tramita/client/contract';
import { CircleAlert } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { placeAfter } from '../flow/flow-keys.ts';
import { type FlowTarget, isSameTarget, stepElementId } from '../flow/flow-target.ts';
import { type FlowMessages, slaOf, stepFacts, stepName, typeName } from '../flow/flow-words.ts';
import { openAt } from '../flow/open-at.ts';
import { StepIcon } from '../flow/StepIcon.tsx';
import * as styles from './Outline.css.ts';
import { OutlineConnection } from './OutlineConnection.tsx';
import type { OutlineStepProps } from './outline-step-props.ts';
import { StepButtons } from './StepButtons.tsx';

/**
 * A step of the list with its connections below it. The connections are siblings of the item, so that they are not part
 * of its accessible name.
 */
export const OutlineStep = memo(function OutlineStep(props: OutlineStepProps) {
  const { step, links, isFolded, stop, chosen, state, isOrigin, isBlocked, messages, commands, problems } = props;
  const own: FlowTarget = { kind: 'step', stepId: step.id };
  const isInert = isBlocked || (state === 'dim' && !isOrigin);
  const isChosen = isOrigin || isSameTarget(chosen, own);
  const isPlaceholder = step.type === 'ADD';
  const wrong = problems.ofStep(step.id);
  const choose = (event: MouseEvent<HTMLElement>) => {
    if (isInert) return;
    commands.moveTo(own);
    if (isPlaceholder && !state) openAt(event.currentTarget, { kind: 'add', place: placeAfter(step) }, commands);
    else commands.choose(own);
  };
  return (
    <div
      className={styles.step}
      data-slot="flow-row"
      data-state={isChosen ? 'chosen' : (state ?? undefined)}
      data-inert={isInert ? '' : undefined}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys of its items */}
      <div
        id={stepElementId(step.id)}
        role="treeitem"
        className={styles.row}
        aria-level={1}
        aria-selected={isChosen}
        aria-expanded={links.length > 0 ? !isFolded : undefined}
        aria-disabled={isInert || undefined}
        tabIndex={isSameTarget(stop, own) ? 0 : -1}
        onClick={choose}
        onContextMenu={(event) => {
          event.preventDefault();
          if (isPlaceholder) return;
          commands.openMenu({ kind: 'actions', stepId: step.id }, { x: event.clientX, y: event.clientY });
        }}
        onFocus={(event) => event.target === event.currentTarget && commands.moveTo(own)}
      >
        <VisuallyHidden data-slot="row-name">{spokenName(props, wrong)}</VisuallyHidden>
        <span
          className={joinClasses(styles.node, step.type === 'GATEWAY' && styles.diamond, isPlaceholder && styles.empty)}
        >
          <StepIcon type={step.type} />
        </span>
        <StepWords step={step} messages={messages} />
        {wrong.length > 0 && (
          <span className={styles.alert} title={wrong.join('\n')} aria-hidden="true">
            <CircleAlert />
          </span>
        )}
        {!isInert && !state && !isPlaceholder && (
          <StepButtons
            step={step}
            isFolded={links.length > 0 ? isFolded : null}
            messages={messages}
            commands={commands}
            hasActions={step.type !== 'START_EVENT' || commands.hasActions(step.id)}
            onFold={props.onFold}
          />
        )}
      </div>
      {links.length > 0 && !isFolded && (
        <div className={styles.branches}>
          {links.map((link) => (
            <OutlineConnection key={link.index} {...props} link={link} isInert={isBlocked || state !== null} />
          ))}
        </div>
      )}
    </div>
  );
});

/** Visible text of a step; screen readers use the item's name instead. */
function StepWords({ step, messages }: { step: ModelStep; messages: FlowMessages }) {
  const name = stepName(step, messages);
  const type = typeName(step, messages);
  const small = [name === type ? '' : type, stepFacts(step, messages)].filter(Boolean).join(' · ');
  const sla = slaOf(step, messages);
  return (
    <>
      <span className={styles.words} aria-hidden="true">
        <span className={joinClasses(styles.title, step.type !== 'ADD' && !step.title.trim() && styles.untitled)}>
          {step.type === 'ADD' ? messages.addHere : name}
        </span>
        {small && step.type !== 'ADD' && <span className={styles.small}>{small}</span>}
      </span>
      {sla && step.type !== 'ADD' && (
        <span className={styles.sla} aria-hidden="true">
          {sla.short}
        </span>
      )}
    </>
  );
}

function spokenName({ step, state, messages }: OutlineStepProps, wrong: readonly string[]): string {
  const name = stepName(step, messages);
  const type = typeName(step, messages);
  const parts =
    step.type === 'ADD'
      ? [messages.addHere]
      : [name, name === type ? '' : type, stepFacts(step, messages), slaOf(step, messages)?.full];
  if (state === 'choosable') parts.push(messages.canChoose);
  if (wrong.length > 0) parts.push(`${messages.problems(wrong.length)}: ${wrong.join('; ')}`);
  return parts.filter(Boolean).join(', ');
}
