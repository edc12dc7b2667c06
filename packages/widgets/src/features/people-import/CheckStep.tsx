import type { Import } from '@tramita/client/contract';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { peopleImportMessages } from '../../messages/features/people/people-import.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx';
import { Decision } from './Decision.tsx';
import { ChangeTabs, firstTab } from './difference/ChangeTabs.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { blockedReason, undecided } from './import-decision.ts';
import { changesOf } from './import-progress.ts';
import * as styles from './PeopleImport.css.ts';
import { useApply } from './use-apply.ts';

interface CheckStepProps {
  messages: typeof peopleImportMessages;
  /** Undefined until loaded. */
  item: Import | undefined;
  peopleHref: string | undefined;
  /** Reads the import again. */
  reload: () => Promise<unknown>;
  /** Returns to the first step. */
  onRestart: () => void;
}

/** The second step: the difference between the file and the register, and what must be decided before it is applied. */
export function CheckStep({ messages, item, peopleHref, reload, onRestart }: CheckStepProps) {
  const applying = useApply(messages, reload);
  const [decision, setDecision] = useState(undecided);
  const [chosenTab, setTab] = useState<ReturnType<typeof firstTab> | null>(null);
  const checked = item?.status === 'CHECKED' ? item : null;
  const reason = blockedReason(item, decision, messages);
  const { problem } = applying;
  return (
    <>
      <ImportCounts messages={messages} counts={checked?.counts ?? null} />
      {checked ? (
        <div className={styles.columns}>
          <ChangeTabs messages={messages} item={checked} tab={chosenTab ?? firstTab(checked)} onTabChange={setTab} />
          <Decision
            messages={messages}
            item={checked}
            decision={decision}
            onChange={setDecision}
            onShowAccess={() => setTab('ACCESS')}
          />
        </div>
      ) : (
        <div className={styles.waiting}>
          <ProgressBar value={null} label={item ? messages.checking : messages.loading} className={styles.progress} />
          <p className={styles.waitingTitle}>{item ? messages.checking : messages.loading}</p>
          {item && <p className={styles.quiet}>{messages.checkingDetail}</p>}
        </div>
      )}
      {problem && (
        <Notice
          strip
          tone="danger"
          title={problem.title}
          actions={
            problem.isOutdated && (
              <Button size="sm" onClick={onRestart}>
                {messages.checkAgain}
              </Button>
            )
          }
        >
          {problem.detail}
        </Notice>
      )}
      <footer className={styles.bar}>
        <span className={styles.why} data-state={reason === null ? 'open' : 'blocked'}>
          {reason !== null && <CircleAlert aria-hidden="true" />}
          <span>{sentenceOf(checked, reason, messages)}</span>
        </span>
        {peopleHref === undefined ? (
          <Button size="action" onClick={onRestart}>
            {messages.cancel}
          </Button>
        ) : (
          <LinkButton size="action" href={peopleHref}>
            {messages.cancel}
          </LinkButton>
        )}
        <Button
          size="action"
          variant="primary"
          disabledReason={reason}
          busy={applying.isSending}
          onClick={() => checked && void applying.apply(checked, decision)}
        >
          {messages.applyNow}
        </Button>
      </footer>
    </>
  );
}

/** Returns the sentence of the bar: why the import cannot be applied, or what applying it does. */
function sentenceOf(item: Import | null, reason: string | null, messages: typeof peopleImportMessages): string {
  if (reason !== null) return reason;
  if (!item) return '';
  const refused = item.counts?.refused ?? 0;
  const sentence = messages.willApply(changesOf(item));
  return refused === 0 ? sentence : `${sentence}; ${messages.willSkip(refused)}`;
}
