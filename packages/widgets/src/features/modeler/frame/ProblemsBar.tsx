import type { ProblemPlace } from '@tramita/client/rules';
import { ArrowRight, ChevronDown, ChevronUp, CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { modelerMessages } from '../../../messages/features/modeler/page.ts';
import { LiveRegion } from '../../../ui/LiveRegion/LiveRegion.tsx';
import { useFoundProblems } from '../problems/problems-context.ts';
import * as styles from './ProblemsBar.css.ts';

interface ProblemsBarProps {
  messages: typeof modelerMessages;
  onGoTo: (place: ProblemPlace) => void;
  /** The publish button on a phone; makes the bar the bottom bar of the screen. */
  publish?: ReactNode;
}

/** The problems that prevent publishing, below the flow. Each line links to its element. */
export function ProblemsBar({ messages, onGoTo, publish }: ProblemsBarProps) {
  const found = useFoundProblems();
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const problems = found ?? [];
  const count = problems.length;
  const Chevron = isOpen ? ChevronDown : ChevronUp;
  return (
    <section
      className={publish ? styles.foot : styles.bar}
      aria-label={messages.problems}
      data-slot="modeler-problems"
      data-action-bar=""
    >
      <div className={publish ? styles.footRow : undefined}>
        <button
          type="button"
          className={publish ? styles.footButton : styles.head}
          aria-expanded={isOpen && count > 0}
          aria-controls={list}
          disabled={count === 0}
          onClick={() => setOpen(!isOpen)}
        >
          {found === null ? (
            <strong>{messages.problems}</strong>
          ) : count === 0 ? (
            <>
              <CircleCheck className={styles.fine} /> {publish ? messages.noProblemsShort : messages.noProblems}
            </>
          ) : publish ? (
            <>
              <CircleAlert className={styles.alert} /> {messages.problemCount(count)}
            </>
          ) : (
            <>
              <strong>{messages.problems}</strong>
              <span className={styles.count}>{count}</span>
              <Chevron className={styles.chevron} />
            </>
          )}
        </button>
        {publish}
      </div>
      {isOpen && count > 0 && (
        <ul className={styles.list} id={list}>
          {problems.map((problem, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no state, and two may have the same text
            <li key={index}>
              <button type="button" className={styles.line} onClick={() => onGoTo(problem.place)}>
                <CircleAlert className={styles.alert} />
                <span className={styles.text}>
                  <strong>{problem.message}</strong> {problem.detail && <span>{problem.detail}</span>}
                </span>
                <span className={styles.goTo}>
                  {messages.goTo(problem.place.kind)} <ArrowRight />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <LiveRegion>{found === null ? '' : count === 0 ? messages.noProblems : messages.problemCount(count)}</LiveRegion>
    </section>
  );
}
