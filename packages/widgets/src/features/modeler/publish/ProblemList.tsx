import type { ProblemPlace, PublishProblem } from '@tramita/client/rules';
import { ArrowRight, CircleAlert } from 'lucide-react';
import type { publishMessages } from '../../../messages/features/modeler/publish.ts';
import * as styles from './PublishDialog.css.ts';

interface ProblemListProps {
  messages: typeof publishMessages;
  problems: readonly PublishProblem[];
  onGoTo: (place: ProblemPlace) => void;
}

/** All problems that prevent publishing; each line links to its element. */
export function ProblemList({ messages, problems, onGoTo }: ProblemListProps) {
  return (
    <ul className={styles.problems}>
      {problems.map((problem, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no state, and two may have the same text
        <li key={index} className={styles.problem}>
          <button type="button" className={styles.problemLine} onClick={() => onGoTo(problem.place)}>
            <CircleAlert className={styles.problemIcon} />
            <span className={styles.problemText}>
              <span className={styles.problemMessage}>{problem.message}</span>
              {problem.detail && <span className={styles.quiet}>{problem.detail}</span>}
            </span>
            <span className={styles.goTo}>
              <span className={styles.goToText}>{messages.goTo(problem.place.kind)}</span>
              <ArrowRight />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
