import type { Started } from '@tramita/client/contract';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { requestDialogMessages } from '../../messages/request-dialog.ts';
import { StepTimeline } from '../../timeline/StepTimeline.tsx';
import { useRequestSteps } from '../../timeline/use-request-steps.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import * as styles from './RequestDialog.css.ts';

export interface RequestSentProps {
  started: Started['startProcessDto'];
  service: string;
  /** Name of the person it is for, when that is not the sender. */
  forPerson: string | null;
  me: number;
  messages: typeof requestDialogMessages;
}

/** What a request's sender sees next: that it went out, its number, and what happens now. */
export function RequestSent({ started, service, forPerson, me, messages }: RequestSentProps) {
  const steps = useRequestSteps(started.idk);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <div className={styles.sentHead} role="status">
        <span className={styles.sentMark}>
          <Check aria-hidden="true" />
        </span>
        <div>
          <h3 ref={heading} tabIndex={-1} className={styles.sentTitle}>
            {messages.sent}
          </h3>
          <p className={styles.quiet}>
            {forPerson
              ? messages.sentAboutFor(service, started.idk, forPerson)
              : messages.sentAbout(service, started.idk)}
          </p>
        </div>
      </div>
      <h4 className={styles.sentSection}>{messages.next}</h4>
      {steps.data ? <StepTimeline steps={steps.data.steps} me={me} /> : <Skeleton height={160} />}
    </div>
  );
}
