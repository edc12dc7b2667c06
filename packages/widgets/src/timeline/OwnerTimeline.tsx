import type { StepsAnswer, TimelineStep } from '@tramita/client/contract';
import { canExecuteAgain, canRedirectTo } from '@tramita/client/rules';
import { type ReactNode, useRef, useState } from 'react';
import { stepRetryMessages } from '../messages/step-retry.ts';
import { useMessages } from '../provider/use-messages.ts';
import { Button } from '../ui/Button/Button.tsx';
import { useSnackbars } from '../ui/Snackbars/snackbar-context.ts';
import { RepeatStepDialog } from './RepeatStepDialog.tsx';
import * as styles from './StepTimeline.css.ts';
import { StepTimeline } from './StepTimeline.tsx';
import { type Repetition, useStepRetry } from './use-step-retry.ts';

export interface OwnerTimelineProps {
  /** IDK of the request. */
  idk: number;
  steps: readonly TimelineStep[];
  me: number;
  below?: (step: TimelineStep) => ReactNode;
}

/** The timeline for the process owner, who can run a failed step again or redirect the request to a passed step. */
export function OwnerTimeline({ idk, steps, me, below }: OwnerTimelineProps) {
  const messages = useMessages(stepRetryMessages);
  const root = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<(Repetition & { readonly opening: number }) | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const snackbars = useSnackbars();
  // the button that opened the question may no longer exist once it is answered
  const answered = useRef(false);
  const close = () => setIsOpen(false);
  const isRunning = steps.some(({ currentStep }) => currentStep);
  const retry = useStepRetry(idk, {
    messages,
    onDone: (repetition, answer) => {
      answered.current = true;
      // the surrounding detail may have remounted for the new task, so the result is shown in a snackbar
      const { kind, text } = outcomeOf(repetition, answer, messages);
      snackbars[kind](text);
      close();
    },
    onOutdated: () => {
      answered.current = true;
      close();
    },
  });
  const ask = (repetition: Repetition) => {
    answered.current = false;
    setAsked((last) => ({ ...repetition, opening: (last?.opening ?? 0) + 1 }));
    setIsOpen(true);
  };
  return (
    <div ref={root} tabIndex={-1} className={styles.owned} data-slot="owner-timeline">
      <StepTimeline
        steps={steps}
        me={me}
        withGateways
        below={(step) => (
          <>
            {below?.(step)}
            {isRunning && <RepeatButton step={step} messages={messages} onAsk={ask} />}
          </>
        )}
      />
      {asked && (
        <RepeatStepDialog
          key={asked.opening}
          asked={asked}
          open={isOpen}
          busy={retry.isBusy}
          messages={messages}
          onConfirm={(motive) => void retry.repeat(asked, motive)}
          onCancel={close}
          onReturnFocus={() => {
            if (answered.current) root.current?.focus();
            return answered.current;
          }}
        />
      )}
    </div>
  );
}

interface RepeatButtonProps {
  step: TimelineStep;
  messages: typeof stepRetryMessages;
  onAsk: (repetition: Repetition) => void;
}

function RepeatButton({ step, messages, onAsk }: RepeatButtonProps) {
  const kind = canExecuteAgain(step) ? 'execute' : canRedirectTo(step) ? 'redirect' : null;
  if (!kind) return null;
  const action = kind === 'execute' ? messages.executeAgain : messages.redirectHere;
  return (
    <div className={styles.actions}>
      <Button
        size="sm"
        variant={kind === 'execute' ? 'secondary' : 'ghost'}
        className={kind === 'redirect' ? styles.repeat : undefined}
        aria-label={messages.ofStep(action, step.title)}
        onClick={() => onAsk({ kind, step })}
      >
        {action}
      </Button>
    </div>
  );
}

function outcomeOf({ kind, step }: Repetition, { steps }: StepsAnswer, messages: typeof stepRetryMessages) {
  const current = steps.find(({ currentStep }) => currentStep);
  if (!current) return { text: messages.finished, kind: 'success' } as const;
  const isSame = kind === 'execute' && current.stepOrder === step.stepOrder;
  if (current.fail && isSame) return { text: messages.failedAgain(step.title), kind: 'error' } as const;
  return { text: messages.nowAt(current.title), kind: current.fail ? 'error' : 'success' } as const;
}
