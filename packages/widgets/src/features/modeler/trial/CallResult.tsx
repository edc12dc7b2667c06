import type { modelerTrialMessages } from '../../../messages/features/modeler/trial.ts';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { answerText } from './call-test.ts';
import * as styles from './trial.css.ts';

interface CallResultProps {
  messages: typeof modelerTrialMessages;
  /** 0 if there was no response; `data` then contains the reason. */
  statusCode: number;
  data?: unknown;
}

const worked: readonly number[] = [200, 201];

/** The status and the response of a call. */
export function CallResult({ messages, statusCode, data }: CallResultProps) {
  const isGood = worked.includes(statusCode);
  return (
    <section className={styles.column} data-slot="call-result" data-state={isGood ? 'worked' : 'failed'}>
      <Notice tone={isGood ? 'success' : 'danger'} title={isGood ? messages.worked : messages.failed} announce />
      <dl className={styles.facts}>
        <dt>{messages.statusCode}</dt>
        <dd>{statusCode === 0 ? messages.noStatus : statusCode}</dd>
        <dt>{messages.answer}</dt>
        <dd>
          <pre className={styles.answer}>{answerText(data) || messages.emptyAnswer}</pre>
        </dd>
      </dl>
    </section>
  );
}
