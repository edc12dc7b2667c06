import type { PersonDetail } from '@tramita/client/contract';
import { Ban, Download, RotateCcw, Unlink } from 'lucide-react';
import { EditNotices } from '../../../lists/EditNotices.tsx';
import type { peopleDirectoryMessages } from '../../../messages/features/people/people-directory.ts';
import { formatDate, formatShortDateTime } from '../../../messages/format/format-date.ts';
import { accessTexts } from '../../../messages/labels/access.ts';
import { privacyMessages } from '../../../messages/privacy.ts';
import { DataExportNotice } from '../../../person-data/DataExportNotice.tsx';
import { ownerOf } from '../../../person-data/DataRow.tsx';
import { useDataExport } from '../../../person-data/use-data-export.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { useCapabilities } from '../../../provider/use-capability.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Avatar } from '../../../ui/Avatar/Avatar.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Chip } from '../../../ui/Chip/Chip.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { accessTones } from '../people-columns.tsx';
import { isAnonymised } from './is-anonymised.ts';
import * as styles from './PersonPage.css.ts';
import { PersonPrivacy } from './PersonPrivacy.tsx';
import { usePersonActions } from './use-person-actions.ts';

interface PersonHeadProps {
  person: PersonDetail;
  messages: typeof peopleDirectoryMessages;
}

/** The head of a person's page: who they are, and the actions that change their access and their source and export their data. */
export function PersonHead({ person, messages }: PersonHeadProps) {
  const access = useMessages(accessTexts);
  const privacy = useMessages(privacyMessages);
  const locale = useLocale();
  const { now } = useTramita();
  const { question, setQuestion, failure, isBusy, activate, deactivate, release } = usePersonActions(person, messages);
  const canExport = useCapabilities()('directory.createExport');
  const exporting = useDataExport({ personId: person.id, userName: person.userName, isOffered: canExport });
  const ask = { onCancel: () => setQuestion(null), busy: isBusy, tone: 'danger' } as const;
  const facts = [
    person.userName,
    person.jobTitle?.name,
    person.signedInAt && messages.signedIn(formatShortDateTime(person.signedInAt, now(), locale)),
  ];
  // such access can only be changed at its source
  const isAccessOwned = ownerOf(person, 'active') !== undefined;
  return (
    <>
      <header className={styles.identity}>
        <Avatar name={person.completeName} size="lg" />
        <div className={styles.words}>
          <h2 className={styles.name}>
            {person.completeName} <Chip tone={accessTones[person.access]}>{access[person.access]}</Chip>
          </h2>
          <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <div className={styles.actions}>
          {!isAnonymised(person) && <PersonPrivacy person={person} />}
          {person.sources.length > 0 && (
            <Button icon={<Unlink />} onClick={() => setQuestion('release')}>
              {messages.release}
            </Button>
          )}
          {canExport && (
            <Button icon={<Download />} busy={exporting.isRunning} onClick={() => void exporting.start()}>
              {messages.exportData}
            </Button>
          )}
          {!isAccessOwned &&
            !isAnonymised(person) &&
            (person.active ? (
              <Button variant="danger" icon={<Ban />} onClick={() => setQuestion('deactivate')}>
                {messages.deactivate}
              </Button>
            ) : (
              <Button icon={<RotateCcw />} busy={isBusy} onClick={() => void activate()}>
                {messages.reactivate}
              </Button>
            ))}
        </div>
      </header>
      <DataExportNotice exporting={exporting} />
      {person.anonymisedAt != null && <Notice title={privacy.anonymisedOn(formatDate(person.anonymisedAt, locale))} />}
      <EditNotices form={{ failure, conflict: null }} />
      <ConfirmDialog
        {...ask}
        open={question === 'deactivate'}
        title={messages.deactivateQuestion(person.completeName)}
        confirmLabel={messages.deactivate}
        onConfirm={() => void deactivate()}
      >
        {messages.deactivateDetail(person.soleTaskCount)}
      </ConfirmDialog>
      <ConfirmDialog
        {...ask}
        open={question === 'release'}
        title={messages.releaseQuestion(person.completeName)}
        confirmLabel={messages.release}
        onConfirm={() => void release()}
      >
        {messages.releaseDetail}
      </ConfirmDialog>
    </>
  );
}
