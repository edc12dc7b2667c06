import type { ModelStep } from '@tramita/client/contract';
import { Plus } from 'lucide-react';
import { memo } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { type FlowMessages, slaOf, stepFacts, stepName, typeName } from '../flow/flow-words.ts';
import { StepIcon } from '../flow/StepIcon.tsx';
import * as styles from './StepNode.css.ts';

interface StepFaceProps {
  step: ModelStep;
  messages: FlowMessages;
}

/** The content of a step, by its type. Not rendered again when only the place of the step changes. */
export const StepFace = memo(function StepFace({ step, messages }: StepFaceProps) {
  switch (step.type) {
    case 'START_EVENT':
    case 'END_EVENT':
      return <EventFace step={step} messages={messages} />;
    case 'GATEWAY':
      return <DecisionFace step={step} messages={messages} />;
    case 'ADD':
      return (
        <>
          <Plus aria-hidden="true" />
          <span className={joinClasses(styles.below, styles.small)}>{messages.addHere}</span>
        </>
      );
    default:
      return <CardFace step={step} messages={messages} />;
  }
});

function CardFace({ step, messages }: StepFaceProps) {
  const sla = slaOf(step, messages);
  return (
    <>
      <span className={styles.port} aria-hidden="true" />
      <span className={styles.type}>
        <StepIcon type={step.type} />
        {typeName(step, messages)}
      </span>{' '}
      <span className={joinClasses(styles.title, !step.title.trim() && styles.untitled)}>
        {stepName(step, messages)}
      </span>{' '}
      <span className={styles.facts}>
        <span className={styles.who}>{stepFacts(step, messages)}</span>{' '}
        {sla && (
          <span className={styles.sla}>
            <span aria-hidden="true">{sla.short}</span>
            <VisuallyHidden>{sla.full}</VisuallyHidden>
          </span>
        )}
      </span>
    </>
  );
}

function EventFace({ step, messages }: StepFaceProps) {
  const name = stepName(step, messages);
  const type = messages.stepType(step.type);
  const small = [name === type ? '' : type, stepFacts(step, messages)].filter(Boolean).join(' · ');
  return (
    <>
      <span className={styles.disc}>
        <StepIcon type={step.type} />
      </span>
      <span className={styles.below}>
        <span className={styles.title}>{name}</span> {small && <span className={styles.small}>{small}</span>}
      </span>
    </>
  );
}

function DecisionFace({ step, messages }: StepFaceProps) {
  const name = stepName(step, messages);
  const type = messages.stepType('GATEWAY');
  return (
    <>
      <span className={styles.diamond} />
      <span className={styles.inDiamond}>
        <StepIcon type="GATEWAY" />
      </span>
      <span className={styles.nextToDiamond}>
        {name !== type && <span className={styles.small}>{type}</span>}{' '}
        <span className={joinClasses(styles.title, !step.title.trim() && styles.untitled)}>{name}</span>
      </span>
    </>
  );
}
