import { conditionInWords } from '@tramita/client/rules';
import { ArrowRight, CircleAlert, Plus, Undo2 } from 'lucide-react';
import { modelerLabelTexts } from '../../../messages/features/modeler/rules.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { type FlowTarget, isSameTarget, stepElementId, targetElementId } from '../flow/flow-target.ts';
import { connectionName } from '../flow/flow-words.ts';
import { openAt } from '../flow/open-at.ts';
import * as styles from './Outline.css.ts';
import type { OutlineLink } from './outline-rows.ts';
import type { OutlineStepProps } from './outline-step-props.ts';

interface OutlineConnectionProps extends OutlineStepProps {
  link: OutlineLink;
  isInert: boolean;
}

/** A connection below its step: its order, its name and condition in words, and a link to its target. */
export function OutlineConnection({ link: { index, to, direction }, isInert, ...props }: OutlineConnectionProps) {
  const { step, stop, chosen, fields, problems, messages, commands } = props;
  const labels = useMessages(modelerLabelTexts);
  const connection = step.connections[index];
  if (!connection) return null;
  const own: FlowTarget = { kind: 'connection', stepId: step.id, index };
  const isChosen = isSameTarget(chosen, own);
  const wrong = problems.ofConnection(step.id, index);
  const isDecision = step.type === 'GATEWAY';
  const name = connectionName(connection, messages);
  const condition = isDecision ? (conditionInWords(connection, fields, labels) ?? messages.noCondition) : '';
  const spoken = [
    isDecision ? messages.connection(index + 1, step.connections.length, name, to) : messages.connectionTo(to),
    direction === 'earlier' ? messages.earlier : direction === 'later' ? messages.later : '',
    condition,
    wrong.length > 0 ? `${messages.problems(wrong.length)}: ${wrong.join('; ')}` : '',
  ];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys of its items
    <div
      id={targetElementId(own)}
      role="treeitem"
      className={styles.branch}
      aria-level={2}
      aria-selected={isChosen}
      aria-disabled={isInert || undefined}
      tabIndex={isSameTarget(stop, own) ? 0 : -1}
      data-slot="flow-branch"
      data-state={isChosen ? 'chosen' : undefined}
      data-marked={wrong.length > 0 ? '' : undefined}
      onClick={() => {
        if (isInert) return;
        commands.moveTo(own);
        commands.choose(own);
      }}
      onFocus={() => commands.moveTo(own)}
    >
      <VisuallyHidden data-slot="row-name">{spoken.filter(Boolean).join(', ')}</VisuallyHidden>
      {isDecision && (
        <>
          <span className={styles.order} aria-hidden="true">
            {index + 1}
          </span>
          <span className={styles.branchName} aria-hidden="true">
            {name}
          </span>
          <span className={styles.condition} aria-hidden="true">
            {condition}
          </span>
        </>
      )}
      {connection.stepId === null ? (
        <span className={styles.condition} aria-hidden="true">
          {messages.nowhere}
        </span>
      ) : (
        <a
          href={`#${stepElementId(connection.stepId)}`}
          className={styles.jump}
          tabIndex={-1}
          title={messages.leadsTo(to)}
          onClick={(event) => {
            event.preventDefault();
            event.stopPropagation();
            if (connection.stepId !== null && !isInert)
              commands.moveTo({ kind: 'step', stepId: connection.stepId }, true);
          }}
        >
          {direction === 'earlier' ? <Undo2 aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
          {to}
        </a>
      )}
      {wrong.length > 0 && (
        <span className={styles.alert} title={wrong.join('\n')} aria-hidden="true">
          <CircleAlert />
        </span>
      )}
      {!isInert && (
        <button
          type="button"
          className={styles.branchPlus}
          tabIndex={-1}
          aria-label={messages.addHere}
          title={messages.addInto(isDecision ? name : to)}
          aria-haspopup="menu"
          onClick={(event) => {
            event.stopPropagation();
            openAt(event.currentTarget, { kind: 'add', place: { ...own, kind: 'between' } }, commands);
          }}
        >
          <Plus />
        </button>
      )}
    </div>
  );
}
