import { requestProgress, requestStops } from '@tramita/client/rules';
import { timelineMessages } from '../../../messages/timeline.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { RequestForecast } from '../../../timeline/RequestForecast.tsx';
import { RequestTimeline } from '../../../timeline/RequestTimeline.tsx';
import { StepTimeline } from '../../../timeline/StepTimeline.tsx';
import type { useRequestSteps } from '../../../timeline/use-request-steps.ts';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import * as styles from '../TaskDetail.css.ts';

export interface TaskStepsProps {
  /** IDK of the request. */
  idk: number;
  query: ReturnType<typeof useRequestSteps>;
  /** Id of the signed-in user. */
  me: number;
  /** Whether actions of the process owner are hidden. */
  readOnly: boolean;
}

/** The steps of the request next to the form, with its progress. */
export function TaskSteps({ idk, query, me, readOnly }: TaskStepsProps) {
  const messages = useMessages(timelineMessages);
  const { data: answer } = query;
  const progress = answer && requestProgress(requestStops(answer.steps));
  return (
    <>
      <h3 className={styles.sectionHead}>
        {messages.steps}
        <span className={styles.quiet}>{progress && messages.progress(progress.current, progress.total)}</span>
      </h3>
      {answer && readOnly && (
        <div>
          <StepTimeline steps={answer.steps} me={me} />
          <RequestForecast idk={idk} steps={answer.steps} />
        </div>
      )}
      {answer && !readOnly && (
        <div>
          <RequestTimeline idk={idk} answer={answer} me={me} />
        </div>
      )}
      {!answer && query.problem && (
        <ErrorState title={messages.loadFailed} error={query.problem.error} onRetry={query.retry} />
      )}
      {!answer && !query.problem && <Skeleton height={120} />}
    </>
  );
}
