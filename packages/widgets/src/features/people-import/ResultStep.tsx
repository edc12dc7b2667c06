import type { Import } from '@tramita/client/contract';
import type { peopleImportMessages } from '../../messages/features/people/people-import.ts';
import { formatDateTime } from '../../messages/format/format-date.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx';
import { ErrorList } from './difference/ErrorList.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { changesOf } from './import-progress.ts';
import * as styles from './PeopleImport.css.ts';

interface StepProps {
  messages: typeof peopleImportMessages;
  item: Import;
}

/** The third step: the server writes the changes. */
export function ApplyStep({ messages, item }: StepProps) {
  return (
    <>
      <ImportCounts messages={messages} counts={item.counts} />
      <div className={styles.waiting}>
        <ProgressBar value={null} label={messages.applying} className={styles.progress} />
        <p className={styles.waitingTitle}>{messages.applying}</p>
        <p className={styles.quiet}>{messages.applyingDetail}</p>
      </div>
    </>
  );
}

interface ResultStepProps extends StepProps {
  peopleHref: string | undefined;
  /** Returns to the first step. */
  onRestart: () => void;
}

/** The last step, or the step that failed: what became of the import, its numbers and its errors. */
export function ResultStep({ messages, item, peopleHref, onRestart }: ResultStepProps) {
  const locale = useLocale();
  const isApplied = item.status === 'APPLIED';
  const refused = item.counts?.refused ?? 0;
  return (
    <>
      {item.counts && <ImportCounts messages={messages} counts={item.counts} />}
      <div className={styles.result}>
        <div className={styles.notices}>
          {isApplied ? (
            <Notice tone="success" title={messages.done}>
              <p>{messages.doneDetail(changesOf(item), formatDateTime(item.appliedAt ?? item.createdAt, locale))}</p>
              {refused > 0 && <p>{messages.leftOut(refused)}</p>}
            </Notice>
          ) : (
            <Notice tone="danger" title={item.checkedAt === null ? messages.checkFailed : messages.applyFailed}>
              <p>{item.failure?.message}</p>
              <p>{messages.nothingWritten}.</p>
            </Notice>
          )}
        </div>
        {(item.tabs?.errors ?? 0) > 0 && <ErrorList messages={messages} item={item} />}
      </div>
      <footer className={styles.bar}>
        <span className={styles.why} />
        {peopleHref !== undefined && (
          <LinkButton size="action" href={peopleHref}>
            {messages.toPeople}
          </LinkButton>
        )}
        <Button size="action" variant="primary" onClick={onRestart}>
          {isApplied ? messages.nextFile : item.checkedAt === null ? messages.otherFile : messages.checkAgain}
        </Button>
      </footer>
    </>
  );
}
