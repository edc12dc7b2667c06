import type { npsFormMessages } from '../../messages/features/nps-form.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import * as styles from './NpsForm.css.ts';
import { NpsIcon } from './NpsIcon.tsx';
import type { NpsState } from './nps-state.ts';

interface NpsOutcomeProps {
  state: Extract<NpsState, { status: 'rated' }>;
  messages: typeof npsFormMessages;
}

/** Shows the rating that was given, now or earlier, and that it cannot be changed. */
export function NpsOutcome({ state: { rating, justNow }, messages }: NpsOutcomeProps) {
  return (
    <>
      <div className={styles.outcome} role="status">
        <span className={joinClasses(styles.outcomeIcon, justNow && styles.outcomeGood)}>
          <NpsIcon name={justNow ? 'check' : 'badge'} />
        </span>
        <h2 className={styles.outcomeHeading}>{justNow ? messages.thanks : messages.alreadyRated}</h2>
        <p className={styles.outcomeLine}>{justNow ? messages.alreadyRated : messages.oneRating}</p>
      </div>
      {rating && (
        <div className={styles.said}>
          <NpsIcon name={rating.answer ? 'like' : 'dislike'} />
          <span className={styles.saidAnswer}>{rating.answer ? messages.like : messages.dislike}</span>
          {rating.comment && <q className={styles.saidComment}>{rating.comment}</q>}
        </div>
      )}
    </>
  );
}
