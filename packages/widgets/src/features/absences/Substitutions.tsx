import { declineSubstitution, listAbsences, type Substitution } from '@tramita/client/contract';
import { ArrowRight, Info } from 'lucide-react';
import { useState } from 'react';
import { daysBetween, periodText, processesText } from '../../absences/absence-texts.ts';
import * as shared from '../../absences/absences.css.ts';
import { useSend } from '../../calls/use-send.ts';
import type { absencesMessages } from '../../messages/features/absences.ts';
import { completeNameOf } from '../../people/person-names.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import * as styles from './Absences.css.ts';

/** Links of the absences to other pages. */
export interface AbsenceLinks {
  /** URL of the user's attendance list with substituted tasks only. Without it, there is no link to them. */
  substitutedTasksHref: string | undefined;
}

interface SubstitutionsProps extends Partial<AbsenceLinks> {
  messages: typeof absencesMessages;
  today: string;
  substitutions: readonly Substitution[];
}

/** The people whom the user substitutes, or will substitute. */
export function Substitutions({ messages, today, substitutions, substitutedTasksHref }: SubstitutionsProps) {
  return (
    <>
      <ul className={styles.substitutions}>
        {substitutions.map((substitution) => (
          <SubstitutionItem
            key={substitution.id}
            messages={messages}
            today={today}
            substitution={substitution}
            href={substitutedTasksHref}
          />
        ))}
      </ul>
      <p className={styles.info}>
        <Info aria-hidden="true" /> {messages.bothNames}
      </p>
    </>
  );
}

interface SubstitutionItemProps {
  messages: typeof absencesMessages;
  today: string;
  substitution: Substitution;
  href: string | undefined;
}

function SubstitutionItem({ messages, today, substitution, href }: SubstitutionItemProps) {
  const locale = useLocale();
  const { person, startsOn, endsOn, state, includesGroups, openTasks } = substitution;
  const processes = processesText(substitution.processes, messages);
  const name = completeNameOf(person);
  return (
    <li className={styles.substitution}>
      <Avatar name={name} src={person.picture} size="lg" />
      <div className={styles.substitutionText}>
        <span className={styles.substitutionHead}>
          <span className={shared.person}>{name}</span>
          <Chip tone={state === 'RUNNING' ? 'accent' : 'neutral'}>
            {state === 'RUNNING' ? messages.running : messages.inDays(daysBetween(today, startsOn))}
          </Chip>
        </span>
        <span>{periodText({ startsOn, endsOn }, messages, locale, messages.from)}</span>
        <span className={shared.muted}>{includesGroups ? messages.groupsToo(processes) : processes}</span>
        <span className={styles.substitutionActions}>
          {href && state === 'RUNNING' && openTasks > 0 && (
            <LinkButton href={href}>
              {messages.seeTasks(openTasks)} <ArrowRight aria-hidden="true" />
            </LinkButton>
          )}
          <Decline messages={messages} id={substitution.id} name={name} />
        </span>
      </div>
    </li>
  );
}

function Decline({ messages, id, name }: { messages: typeof absencesMessages; id: number; name: string }) {
  const snackbars = useSnackbars();
  const [isAsking, setAsking] = useState(false);
  const onFailed = (_error: unknown, reason?: string) => snackbars.error(messages.declineFailed, { detail: reason });
  const { send, sending } = useSend({ changes: [listAbsences], onFailed });
  async function decline() {
    const sent = await send(declineSubstitution, { params: { id } });
    setAsking(false);
    if (sent) snackbars.success(messages.declineOk);
  }
  return (
    <>
      <Button aria-label={messages.declineOf(name)} onClick={() => setAsking(true)}>
        {messages.decline}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={messages.declineQuestion(name)}
        confirmLabel={messages.decline}
        tone="danger"
        busy={sending !== null}
        onConfirm={() => void decline()}
        onCancel={() => setAsking(false)}
      >
        {messages.declineDetail}
      </ConfirmDialog>
    </>
  );
}
