import type { ProcessDetail, WorkflowModel } from '@tramita/client/contract';
import { workflowChanges } from '@tramita/client/rules';
import { type ReactNode, useMemo } from 'react';
import type { publishMessages } from '../../../messages/features/modeler/publish.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { LiveRegion } from '../../../ui/LiveRegion/LiveRegion.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { modelOf } from '../use-process.ts';
import { ChangeList } from './ChangeList.tsx';
import * as styles from './PublishDialog.css.ts';
import { useChangeTexts } from './use-change-texts.ts';
import type { useComparedVersion } from './use-compared-version.ts';

interface ComparisonProps {
  messages: typeof publishMessages;
  compared: ReturnType<typeof useComparedVersion>;
  model: WorkflowModel;
}

/** The changes since the newest published version, in words. */
export function Comparison({ messages, compared, model }: ComparisonProps) {
  const { version, hasFailed, retry } = compared;
  const texts = useChangeTexts();
  const changes = useMemo(
    () => (version ? workflowChanges(modelOf(version), model, texts) : []),
    [version, model, texts],
  );
  if (!version && hasFailed) {
    return (
      <p className={styles.quiet}>
        {messages.changesFailed}{' '}
        <Button variant="link" size="sm" onClick={retry}>
          {messages.retry}
        </Button>
      </p>
    );
  }
  if (!version) {
    return (
      <div aria-busy="true">
        <Skeleton height={64} />
        <LiveRegion>{messages.changesLoading}</LiveRegion>
      </div>
    );
  }
  return (
    <Section
      title={messages.changes(version.version)}
      aside={messages.publishedBy(version.createdAt, version.createdBy?.completeName)}
    >
      {changes.length === 0 ? (
        <p className={styles.quiet}>{messages.noChanges(version.version)}</p>
      ) : (
        <ChangeList messages={messages} changes={changes} />
      )}
    </Section>
  );
}

interface TheirChangesProps {
  messages: typeof publishMessages;
  /** The version that was loaded. */
  detail: ProcessDetail;
  /** The version that another user published meanwhile. */
  theirs: ProcessDetail;
}

/** The changes another user published since this version was loaded. */
export function TheirChanges({ messages, detail, theirs }: TheirChangesProps) {
  const texts = useChangeTexts();
  const changes = useMemo(() => workflowChanges(modelOf(detail), modelOf(theirs), texts), [detail, theirs, texts]);
  return (
    <Section title={messages.theirChanges(theirs.version, detail.version)}>
      {changes.length === 0 ? (
        <p className={styles.quiet}>{messages.noChanges(detail.version)}</p>
      ) : (
        <ChangeList messages={messages} changes={changes} />
      )}
    </Section>
  );
}

interface SectionProps {
  title: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the dialog with its heading. */
export function Section({ title, aside, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h3 className={styles.heading}>{title}</h3>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {children}
    </section>
  );
}
