import { downloadImportErrors, type Import, type ImportError, listImportErrors } from '@tramita/client/contract';
import { Download } from 'lucide-react';
import { useDownload } from '../../../calls/use-download.ts';
import { useEndlessCall } from '../../../calls/use-endless-call.ts';
import type { peopleImportMessages } from '../../../messages/features/people/people-import.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { EndlessRows } from './EndlessRows.tsx';
import * as styles from './ErrorList.css.ts';

/** Errors per page. */
const pageSize = 50;

// a column with a list of values may have an error for each
const errorId = ({ line, column, value, reason }: ImportError): string => [line, column, value, reason].join(' ');

interface ErrorListProps {
  messages: typeof peopleImportMessages;
  item: Import;
}

/** The errors of a file, each as a sentence with line, column, value and reason, and their download as CSV. */
export function ErrorList({ messages, item }: ErrorListProps) {
  const snackbars = useSnackbars();
  const list = useEndlessCall(listImportErrors, { params: { id: item.id } }, { size: pageSize, idOf: errorId });
  const { download, downloading } = useDownload<number>({
    stopsOnLeave: true,
    onFailed: () => snackbars.error(messages.downloadFailed),
  });
  const refused = item.counts?.refused ?? 0;
  const errors = item.tabs?.errors ?? 0;
  const others = Math.max(0, (item.lines ?? 0) - refused);
  return (
    <>
      {errors > 0 && (
        <div className={styles.bar}>
          <span className={styles.total}>
            {messages.refusedLines(refused, errors)}
            {item.status === 'CHECKED' && ` ${messages.othersApply(others)}`}
          </span>
          <Button
            icon={<Download />}
            busy={downloading !== null}
            onClick={() =>
              void download(
                item.id,
                downloadImportErrors,
                { params: { id: item.id } },
                messages.errorsFile(item.fileName.replace(/\.\w+$/, '')),
              )
            }
          >
            {messages.downloadErrors}
          </Button>
        </div>
      )}
      <EndlessRows messages={messages} list={list} failed={messages.errorsFailed} empty={messages.noneErrors}>
        <ul aria-label={messages.tabErrors} className={styles.list}>
          {list.rows.map((error) => (
            <li key={errorId(error)} className={styles.error}>
              <span className={styles.line}>{messages.lineNumber(error.line)}</span>
              <div className={styles.words}>
                <p>
                  <b className={styles.column}>{error.column ?? messages.wholeLine}</b>{' '}
                  {error.value && <code className={styles.value}>{error.value}</code>} {error.reason}
                </p>
                {(error.name ?? error.hint) !== null && (
                  <p className={styles.more}>{[error.name, error.hint].filter(Boolean).join(' · ')}</p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </EndlessRows>
    </>
  );
}
