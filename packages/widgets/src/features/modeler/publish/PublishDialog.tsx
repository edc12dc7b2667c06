import type { ProcessDetail } from '@tramita/client/contract';
import { type ProblemPlace, type PublishProblem, workflowChanges } from '@tramita/client/rules';
import { CircleAlert } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { publishMessages } from '../../../messages/features/modeler/publish.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { DialogWindow } from '../../../ui/Dialog/DialogWindow.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { useModel } from '../store/modeler-context.ts';
import { modelOf } from '../use-process.ts';
import type { WorkflowDraft } from '../use-workflow-draft.ts';
import { CheckSummary } from './CheckSummary.tsx';
import { Comparison, Section, TheirChanges } from './Comparison.tsx';
import { Impact } from './Impact.tsx';
import { ProblemList } from './ProblemList.tsx';
import * as styles from './PublishDialog.css.ts';
import type { PublicationKeys } from './publication-keys.ts';
import { useComparedVersion } from './use-compared-version.ts';
import { usePublicationKeys } from './use-publication-keys.ts';
import { type PublishAttempts, usePublishing } from './use-publishing.ts';

/** Props of {@link PublishDialog}. */
export interface PublishDialogProps {
  open: boolean;
  onClose: () => void;
  /** The version being edited; null for a new process. */
  detail: ProcessDetail | null;
  /** The draft of a new process; null for an existing one. */
  draft: WorkflowDraft | null;
  /** Problems that prevent publishing, in the order of the checks. */
  problems: readonly PublishProblem[];
  /** Called after publishing with the id and the number of the new version. */
  onPublished: (id: number, version: number) => void;
  /** Shows the element of a problem. */
  onGoTo: (place: ProblemPlace) => void;
}

/** Dialog that checks a process, shows the effects of publishing it, and publishes it. */
export function PublishDialog({ open, ...props }: PublishDialogProps) {
  // also known after the dialog was closed: otherwise each opening starts with fresh state
  const [attempts] = useState<PublishAttempts>(() => ({ failure: null, own: 0, outdating: null }));
  const keys = usePublicationKeys(props.draft);
  return open ? <OpenPublishDialog {...props} attempts={attempts} keys={keys} /> : null;
}

interface OpenPublishDialogProps extends Omit<PublishDialogProps, 'open' | 'draft'> {
  attempts: PublishAttempts;
  /** With its key, a publication whose response was lost is not made twice. */
  keys: PublicationKeys;
}

function OpenPublishDialog({ onClose, detail, problems, onPublished, onGoTo, attempts, keys }: OpenPublishDialogProps) {
  const messages = useMessages(publishMessages);
  const model = useModel((present) => present);
  const [isAsking, setAsking] = useState(false);
  // the element of a problem gets the focus, not the button that opened the dialog
  const isGoing = useRef(false);
  const goTo = (place: ProblemPlace) => {
    isGoing.current = place.kind !== 'field';
    onGoTo(place);
  };
  const { isSending, newer, isOwnDraft, refused, version, publish } = usePublishing(
    detail,
    messages,
    onPublished,
    attempts,
    keys,
  );
  const compared = useComparedVersion(detail, newer);
  useFirstProblem(problems);
  const found = problems.length > 0 ? problems : refused;
  const hasForm = model.fields.some(({ hidden }) => hidden !== true);
  const fix = problems.length === 0 ? null : messages.fix(problems.length);
  // edits made while publishing would not be part of the version, so the dialog stays open
  const handleClose = () => {
    if (!isSending) onClose();
  };
  const theirs = newer === null ? undefined : compared.version;
  const last = compared.version;
  const isUnchanged = useMemo(() => last && workflowChanges(modelOf(last), model).length === 0, [last, model]);
  return (
    <DialogWindow
      open
      onClose={handleClose}
      onReturnFocus={() => isGoing.current}
      title={
        <>
          {messages.title(version)}
          <small className={styles.subtitle}>
            {[model.title.trim() || messages.untitled, model.sector?.description].filter(Boolean).join(' · ')}
          </small>
        </>
      }
      width={720}
      footerStart={
        fix && (
          <span className={styles.why}>
            <CircleAlert className={styles.problemIcon} />
            {fix}
          </span>
        )
      }
      footer={
        <>
          <Button size="action" disabled={isSending} onClick={handleClose}>
            {messages.back}
          </Button>
          <Button
            size="action"
            variant={isUnchanged ? 'secondary' : 'primary'}
            busy={isSending}
            disabledReason={fix}
            onClick={() => (hasForm ? void publish(model) : setAsking(true))}
          >
            {newer ? messages.publishAnyway(version) : messages.publish(version)}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {newer && (
          <>
            <Notice
              tone="warning"
              announce
              title={
                isOwnDraft
                  ? messages.draftPublished(newer.version)
                  : messages.outdated(newer.version, theirs?.createdBy?.completeName)
              }
            >
              {messages.outdatedHint(version)}
            </Notice>
            {theirs && detail && <TheirChanges messages={messages} detail={detail} theirs={theirs} />}
          </>
        )}
        {isUnchanged && last && (
          <Notice tone="warning" title={messages.noChanges(last.version)}>
            {messages.unchangedHint(version)}
          </Notice>
        )}
        <section className={styles.section}>
          {found.length > 0 && (
            <>
              <div className={styles.sectionHead}>
                <h3 className={styles.heading}>{messages.problems}</h3>
                <span className={styles.count}>{found.length}</span>
              </div>
              <ProblemList messages={messages} problems={found} onGoTo={goTo} />
            </>
          )}
          <CheckSummary messages={messages} problems={found} />
        </section>
        <Section title={messages.impact}>
          <Impact messages={messages} process={detail?.id ?? newer?.id ?? null} version={version} />
        </Section>
        {(detail ?? newer) && !isUnchanged && <Comparison messages={messages} compared={compared} model={model} />}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={messages.withoutForm}
        confirmLabel={messages.yes}
        cancelLabel={messages.no}
        onConfirm={() => {
          setAsking(false);
          void publish(model);
        }}
        onCancel={() => setAsking(false)}
      />
    </DialogWindow>
  );
}

/** Shows the message of the first failing check when the dialog opens. */
function useFirstProblem(problems: readonly PublishProblem[]): void {
  const snackbars = useSnackbars();
  const first = useRef(problems[0]?.message);
  useEffect(() => {
    if (first.current !== undefined) snackbars.error(first.current);
  }, [snackbars]);
}
