import type { Started } from '@tramita/client/contract';
import { Check, Link } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { requestDialogMessages } from '../../messages/features/request-dialog.ts';
import { useRequestSteps } from '../../timeline/use-request-steps.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import * as styles from './RequestSent.css.ts';
import type { SummaryLine } from './request-summary.ts';
import { SentSteps } from './SentSteps.tsx';

/** A request that went out. */
export interface SentRequest {
  readonly started: Started['startProcessDto'];
  readonly summary: readonly SummaryLine[];
  /** How many files went along. */
  readonly fileCount: number;
  /** Name of the person it is for, when that is not the sender. */
  readonly forPerson: string | null;
}

export interface RequestSentProps {
  sent: SentRequest;
  /** Title of the service. */
  service: string;
  me: number;
  /** Where to follow it. */
  href: string | undefined;
  messages: typeof requestDialogMessages;
}

/** The confirmation for the sender: that the request was sent, its number, its next steps, and its content. */
export function RequestSent({ sent, service, me, href, messages }: RequestSentProps) {
  const { started, summary, fileCount, forPerson } = sent;
  const steps = useRequestSteps(started.idk);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const about = forPerson
    ? messages.sentAboutFor(service, started.idk, forPerson)
    : messages.sentAbout(service, started.idk);
  return (
    <div className={styles.frame}>
      <div className={styles.sent}>
        <div className={styles.head}>
          <span className={styles.mark}>
            <Check aria-hidden="true" />
          </span>
          <div>
            <h3 ref={heading} tabIndex={-1} className={styles.title}>
              {messages.sent}
            </h3>
            <p className={styles.about}>{about}</p>
          </div>
        </div>
        <section className={styles.main}>
          <h4 className={styles.section}>{messages.next}</h4>
          {steps.data && <SentSteps steps={steps.data.steps} me={me} forPerson={forPerson} messages={messages} />}
          {steps.status === 'loading' && <Skeleton height={160} />}
          {steps.problem && !steps.data && (
            <ErrorState title={messages.loadFailed} error={steps.problem.error} onRetry={steps.retry} />
          )}
        </section>
        <section className={styles.aside}>
          <h4 className={styles.section}>{messages.summary}</h4>
          <dl>
            {summary.map(({ name, label, value }) => (
              <Line key={name} label={label} value={value} />
            ))}
            <Line label={messages.attachments} value={fileCount > 0 ? messages.attachmentsCount(fileCount) : null} />
            <Line label={messages.department} value={steps.data?.department?.description} />
            <Line label={messages.sector} value={steps.data?.sector?.description} />
          </dl>
          {href && <CopyAddress href={href} messages={messages} />}
        </section>
      </div>
    </div>
  );
}

function Line({ label, value }: { label: string; value: string | null | undefined }) {
  if (!value) return null;
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function CopyAddress({ href, messages }: { href: string; messages: RequestSentProps['messages'] }) {
  const snackbars = useSnackbars();
  const handleClick = async () => {
    try {
      await navigator.clipboard.writeText(new URL(href, location.href).href);
      snackbars.success(messages.addressCopied);
    } catch {
      // the browser or the page around forbids it
      snackbars.error(messages.addressNotCopied);
    }
  };
  return (
    <div className={styles.more}>
      <Button variant="ghost" icon={<Link />} onClick={() => void handleClick()}>
        {messages.copyAddress}
      </Button>
    </div>
  );
}
