import { getImport, listImports, listPeople, listRegister } from '@tramita/client/contract';
import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { useInvalidate } from '../../calls/use-invalidate.ts';
import { usePagedCall } from '../../calls/use-paged-call.ts';
import { LateFailure } from '../../lists/LateFailure.tsx';
import { peopleImportMessages } from '../../messages/features/people/people-import.ts';
import { formatDate, formatTime } from '../../messages/format/format-date.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import { useTramita, type WidgetSettings } from '../../provider/tramita-context.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { ForbiddenState } from '../../ui/ForbiddenState/ForbiddenState.tsx';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { isFocusLost } from '../../ui/page-root.ts';
import { CheckStep } from './CheckStep.tsx';
import { FileStep } from './file-step/FileStep.tsx';
import { emptyDraft } from './file-step/import-file.ts';
import { ImportSteps } from './ImportSteps.tsx';
import { isRunning, progressOf } from './import-progress.ts';
import * as styles from './PeopleImport.css.ts';
import { ApplyStep, ResultStep } from './ResultStep.tsx';

const loadSheet = () => import('virtual:sheet/people-import');

/** Props of the import of people. */
export interface PeopleImportProps extends WidgetSettings {
  /** Id of the open import; null shows the first step. If omitted, the widget keeps it itself. */
  importId?: number | null;
  /** Called when a file was sent, when a former import is opened, and with null when the user chooses another file. */
  onImportChange?: (importId: number | null) => void;
  /** Address of the list of people, to which "Cancelar" and the result lead. If omitted, "Cancelar" leads to the first step. */
  peopleHref?: string;
}

/**
 * Imports people, and the registers they refer to, from a CSV or xlsx file in four steps: the file, its check, which
 * shows every change and error and writes nothing, the application, and the result. For administrators. Fills its
 * container, which should have a height.
 *
 * @example
 * <PeopleImport client={client} peopleHref="/people" />
 */
export function PeopleImport({ client, theme, isolate, locale, ...props }: PeopleImportProps) {
  return (
    <WidgetRoot
      client={client}
      theme={theme}
      isolate={isolate}
      locale={locale}
      sheet={loadSheet}
      className={styles.root}
    >
      <QueryScope>
        <ConnectedImport {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

/** How often the state of a running import is read, in ms. */
const askEveryMs = 1000;
/** Imports listed in the first step. */
const recentCount = 6;

function ConnectedImport({ importId, onImportChange, peopleHref }: Omit<PeopleImportProps, keyof WidgetSettings>) {
  const messages = useMessages(peopleImportMessages);
  const locale = useLocale();
  const { now } = useTramita();
  const [ownId, setOwnId] = useState<number | null>(null);
  const [draft, setDraft] = useState(emptyDraft);
  const id = importId === undefined ? ownId : importId;
  const open = (next: number | null) => {
    setOwnId(next);
    onImportChange?.(next);
  };
  const call = useCall(getImport, id === null ? null : { params: { id } }, {
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => isRunning(state.data) && askEveryMs,
  });
  const recent = usePagedCall(listImports, id === null ? {} : null, { page: 0, size: recentCount });
  const item = id === null ? undefined : call.data;
  const progress = progressOf(id, item);
  useRefreshedLists(item?.status === 'APPLIED');
  const frame = useFocusInStep(`${id} ${progress.step}`);
  const restart = () => {
    if (item) {
      // the same choices again. After an applied import the next file may be its report, which contains few people.
      const isOpen = item.status !== 'APPLIED';
      const file = isOpen && draft.file?.name === item.fileName ? draft.file : null;
      setDraft({ kind: item.kind, source: item.source.name, complete: isOpen && item.complete, file });
    }
    open(null);
  };

  if ((id === null ? recent : call).status === 'forbidden')
    return <ForbiddenState>{messages.forbidden}</ForbiddenState>;
  const isMissing = call.problem?.kind === 'notFound';
  return (
    <section ref={frame} tabIndex={-1} aria-label={messages.title} data-slot="people-import" className={styles.frame}>
      <ImportSteps messages={messages} progress={progress} received={item ? receivedAt(item.createdAt) : null}>
        {progress.step === 'check' && (
          <Button className={styles.restart} aria-label={messages.otherFile} icon={<FileUp />} onClick={restart}>
            <span className={styles.restartLabel}>{messages.otherFile}</span>
          </Button>
        )}
      </ImportSteps>
      {call.hasFailedLater && id !== null && <LateFailure messages={messages} list={call} />}
      {id === null ? (
        <FileStep messages={messages} draft={draft} onDraftChange={setDraft} recent={recent} onOpen={open} />
      ) : isMissing ? (
        <EmptyState title={messages.notFound} actions={<Button onClick={restart}>{messages.otherFile}</Button>}>
          {messages.notFoundDetail}
        </EmptyState>
      ) : call.status === 'error' ? (
        <ErrorState
          title={messages.listFailed}
          error={call.problem?.error}
          onRetry={call.retry}
          retrying={call.isRetrying}
        />
      ) : !item || item.status === 'CHECKING' || item.status === 'CHECKED' ? (
        <CheckStep
          key={id}
          messages={messages}
          item={item}
          peopleHref={peopleHref}
          reload={call.reload}
          onRestart={restart}
        />
      ) : item.status === 'APPLYING' ? (
        <ApplyStep messages={messages} item={item} />
      ) : (
        <ResultStep messages={messages} item={item} peopleHref={peopleHref} onRestart={restart} />
      )}
      <LiveRegion>{item && `${messages[progress.step]}: ${messages[item.status]}`}</LiveRegion>
    </section>
  );

  function receivedAt(createdAt: string): string {
    const day = formatDate(createdAt, locale);
    return day === formatDate(now(), locale)
      ? messages.received(formatTime(createdAt, locale))
      : messages.receivedOn(day);
  }
}

/** Reads people and registers again once an import was applied. */
function useRefreshedLists(isApplied: boolean): void {
  const invalidate = useInvalidate();
  useEffect(() => {
    if (isApplied) void invalidate(listPeople, listRegister);
  }, [isApplied, invalidate]);
}

/** Moves the focus into the new step if the control that had it is gone. Returns the ref of the element around all steps. */
function useFocusInStep(step: string) {
  const frame = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (frame.current && isFocusLost(frame.current)) frame.current.focus();
  }, [step]);
  return frame;
}
