import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { npsFormMessages } from '../../messages/features/nps-form.ts';
import { formatDate } from '../../messages/format/format-date.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { PlainButton } from '../../ui/Button/PlainButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { NpsAnswers } from './NpsAnswers.tsx';
import { NpsComment } from './NpsComment.tsx';
import * as styles from './NpsForm.css.ts';
import { NpsIcon } from './NpsIcon.tsx';
import { NpsOutcome } from './NpsOutcome.tsx';
import type { NpsRefusal, NpsState } from './nps-state.ts';

export interface NpsFormViewProps {
  state: NpsState;
  comment: string;
  messages: typeof npsFormMessages;
  onAnswer: (answer: boolean) => void;
  onComment: (comment: string) => void;
  onSend: () => void;
  onRetry: () => void;
}

/** Renders the rating form in each of its states; makes no calls. */
export function NpsFormView({ state, onRetry, ...questions }: NpsFormViewProps) {
  const { messages } = questions;
  const locale = useLocale();
  const card = useFocusOnOutcome(state.status);
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={messages.question}
      data-slot="nps-form"
      data-state={state.status}
      className={styles.card}
      aria-busy={state.status === 'loading'}
    >
      {'request' in state && (
        <header className={styles.service}>
          <strong className={styles.serviceTitle}>{state.request.processTitle}</strong>
          {state.request.processInstanceId != null && (
            <span className={styles.serviceMeta}>
              {messages.about(
                state.request.processInstanceId,
                state.request.finishedAt ? formatDate(state.request.finishedAt, locale) : null,
              )}
            </span>
          )}
        </header>
      )}
      {state.status === 'loading' && <Loading label={messages.loading} />}
      {state.status === 'refused' && <Refused reason={state.reason} messages={messages} />}
      {state.status === 'error' && <LoadFailed messages={messages} onRetry={onRetry} />}
      {(state.status === 'loaded' || state.status === 'sending') && <Questions state={state} {...questions} />}
      {state.status === 'rated' && <NpsOutcome state={state} messages={messages} />}
    </section>
  );
}

/** Focuses the form if the focused button is removed by a change of state. */
function useFocusOnOutcome(status: NpsState['status']) {
  const card = useRef<HTMLElement>(null);
  const before = useRef(status);
  useEffect(() => {
    const isGone = before.current === 'error' || (before.current === 'sending' && status !== 'loaded');
    if (isGone && before.current !== status) card.current?.focus({ preventScroll: true });
    before.current = status;
  }, [status]);
  return card;
}

type QuestionsProps = Omit<NpsFormViewProps, 'state' | 'onRetry'> & {
  state: Extract<NpsState, { status: 'loaded' | 'sending' }>;
};

function Questions({ state, comment, messages, onAnswer, onComment, onSend }: QuestionsProps) {
  const questionId = useId();
  const isSending = state.status === 'sending';
  const problem = state.status === 'loaded' ? state.problem : null;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form onSubmit={handleSubmit} noValidate className={styles.form}>
      <h2 id={questionId} className={styles.question}>
        {messages.question}
      </h2>
      <NpsAnswers
        value={state.answer}
        onChange={onAnswer}
        labelledBy={questionId}
        invalid={problem === 'answer'}
        locked={isSending}
        messages={messages}
      />
      <NpsComment value={comment} onChange={onComment} locked={isSending} messages={messages} />
      {problem === 'send' && (
        <p role="alert" className={styles.sendProblem}>
          {messages.sendFailed}
        </p>
      )}
      <div className={styles.send}>
        <PlainButton type="submit" variant="primary" size="lg" fullWidth busy={isSending}>
          {messages.send}
        </PlainButton>
      </div>
    </form>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div className={styles.service} aria-hidden="true">
        <div className={styles.bar} style={{ width: '52%', marginBottom: 8 }} />
        <div className={styles.bar} style={{ width: '70%' }} />
      </div>
      <div className={styles.bar} style={{ width: '62%', height: 18, margin: '19px 0 15px' }} aria-hidden="true" />
      <div className={styles.answers} aria-hidden="true">
        <div className={styles.bar} style={{ height: 96, borderRadius: 10 }} />
        <div className={styles.bar} style={{ height: 96, borderRadius: 10 }} />
      </div>
      <div className={styles.bar} style={{ height: 74, marginTop: 42 }} aria-hidden="true" />
      <div className={styles.bar} style={{ height: 40, marginTop: 16 }} aria-hidden="true" />
    </>
  );
}

function LoadFailed({ messages, onRetry }: { messages: typeof npsFormMessages; onRetry: () => void }) {
  return (
    <div className={styles.outcome} role="alert">
      <span className={styles.outcomeIcon}>
        <NpsIcon name="alert" />
      </span>
      <h2 className={styles.outcomeHeading}>{messages.loadFailed}</h2>
      <p className={styles.outcomeLine}>{messages.loadFailedDetail}</p>
      <PlainButton icon={<NpsIcon name="retry" />} onClick={onRetry} style={{ marginTop: 12 }}>
        {messages.retry}
      </PlainButton>
    </div>
  );
}

function Refused({ reason, messages }: { reason: NpsRefusal; messages: typeof npsFormMessages }) {
  const isOther = reason === 'requester';
  return (
    <div className={styles.outcome} role="alert">
      <span className={styles.outcomeIcon}>
        <NpsIcon name="alert" />
      </span>
      <h2 className={styles.outcomeHeading}>{isOther ? messages.requesterOnly : messages.unavailable}</h2>
      <p className={styles.outcomeLine}>{isOther ? messages.requesterOnlyDetail : messages.unavailableDetail}</p>
    </div>
  );
}
