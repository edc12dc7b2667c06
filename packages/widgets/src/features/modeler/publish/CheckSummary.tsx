import type { PublishProblem } from '@tramita/client/rules';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import type { publishMessages } from '../../../messages/features/modeler/publish.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PublishDialog.css.ts';

interface CheckSummaryProps {
  messages: typeof publishMessages;
  problems: readonly PublishProblem[];
}

/** Numbers of the checks in order; the last one covers all other problems. */
const checks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The number of passed checks, and the list of checks on demand. */
export function CheckSummary({ messages, problems }: CheckSummaryProps) {
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const failed = new Set(problems.map(({ check }) => check));
  return (
    <>
      <p className={styles.summary}>
        <CircleCheck className={styles.fine} />
        {messages.checksPassed(checks.length - failed.size, checks.length)}
        <Button
          variant="link"
          size="sm"
          className={styles.summaryButton}
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? messages.hideChecks : messages.showChecks}
        </Button>
      </p>
      {isOpen && (
        <ol id={list} className={styles.checks}>
          {checks.map((check) => {
            const hasFailed = failed.has(check);
            const Icon = hasFailed ? CircleAlert : CircleCheck;
            return (
              <li key={check} className={styles.check}>
                <Icon className={hasFailed ? styles.problemIcon : styles.fine} />
                {messages.checkName(check)}
                <VisuallyHidden>: {hasFailed ? messages.checkFailed : messages.checkPassed}</VisuallyHidden>
              </li>
            );
          })}
        </ol>
      )}
    </>
  );
}
