import type { ModelStep } from '@tramita/client/contract';
import { ChevronDown, Ellipsis, Plus } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { FlowCommands, FlowMenuRequest } from '../flow/flow-context.ts';
import { placeAfter } from '../flow/flow-keys.ts';
import { type FlowMessages, stepName } from '../flow/flow-words.ts';
import { openAt } from '../flow/open-at.ts';
import * as styles from './Outline.css.ts';

interface StepButtonsProps {
  step: ModelStep;
  /** Null if there is nothing to collapse. */
  isFolded: boolean | null;
  hasActions: boolean;
  messages: FlowMessages;
  commands: FlowCommands;
  onFold: (stepId: string, isFolded: boolean) => void;
}

/** The buttons of a step in the list. Their names are short, because they are read after that of the step. */
export function StepButtons({ step, isFolded, hasActions, messages, commands, onFold }: StepButtonsProps) {
  const name = stepName(step, messages);
  const open = (request: FlowMenuRequest) => (event: MouseEvent) => {
    event.stopPropagation();
    openAt(event.currentTarget, request, commands);
  };
  return (
    <>
      {isFolded !== null && (
        <button
          type="button"
          className={styles.tool}
          tabIndex={-1}
          aria-hidden="true"
          data-folded={isFolded ? '' : undefined}
          onClick={(event) => {
            event.stopPropagation();
            onFold(step.id, !isFolded);
          }}
        >
          <ChevronDown />
        </button>
      )}
      {hasActions && (
        <button
          type="button"
          className={styles.tool}
          tabIndex={-1}
          aria-label={messages.actionsHere}
          title={messages.actions(name)}
          aria-haspopup="menu"
          onClick={open({ kind: 'actions', stepId: step.id })}
        >
          <Ellipsis />
        </button>
      )}
      {step.type !== 'END_EVENT' && (
        <button
          type="button"
          className={styles.plus}
          tabIndex={-1}
          aria-label={messages.addHere}
          title={messages.addAfter(name)}
          aria-haspopup="menu"
          onClick={open({ kind: 'add', place: placeAfter(step) })}
        >
          <Plus />
        </button>
      )}
    </>
  );
}
