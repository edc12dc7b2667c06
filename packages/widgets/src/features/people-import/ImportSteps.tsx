import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { peopleImportMessages } from '../../messages/features/people/people-import.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import * as track from '../../ui/Track/TrackList.css.ts';
import { useUiEnvironment } from '../../ui/ui-environment.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ImportSteps.css.ts';
import { type ImportProgress, importSteps, stateOfStep } from './import-progress.ts';

interface ImportStepsProps {
  messages: typeof peopleImportMessages;
  progress: ImportProgress;
  /** When the file was received; null before. */
  received: string | null;
  /** The action at the end of the band. */
  children?: ReactNode;
}

/** The band above an import: its four steps, the current one marked. */
export function ImportSteps({ messages, progress, received, children }: ImportStepsProps) {
  const { messages: common } = useUiEnvironment();
  const states = {
    done: common.trackDone,
    now: common.trackNow,
    ahead: common.trackAhead,
    fail: common.trackFail,
  };
  return (
    <header className={styles.head}>
      <ol aria-label={messages.steps} className={styles.steps}>
        {importSteps.map((step, index) => {
          const state = stateOfStep(step, progress);
          const isCurrent = step === progress.step;
          const note = isCurrent ? messages.position(index + 1, importSteps.length) : messages[`${step}Note`];
          return (
            <li
              key={step}
              data-state={state}
              data-current={isCurrent || undefined}
              aria-current={isCurrent ? 'step' : undefined}
              className={styles.step}
            >
              <span className={joinClasses(track.largeNode[state], styles.node)} aria-hidden="true">
                {state === 'done' && <Check className={track.glyph} />}
                {state === 'fail' && <X className={track.glyph} />}
                {state === 'now' && <span className={track.core} />}
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{messages[step]}</span>
                <VisuallyHidden> ({states[state]}) </VisuallyHidden>
                <span className={styles.note}>{step === 'file' && received !== null ? received : note}</span>
              </span>
            </li>
          );
        })}
      </ol>
      {children}
    </header>
  );
}
