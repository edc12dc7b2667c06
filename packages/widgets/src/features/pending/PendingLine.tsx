import type { PendingEntry, PendingKind } from '@tramita/client/contract';
import type { pendingMessages } from '../../messages/features/pending.ts';
import { formatDate } from '../../messages/format/format-date.ts';
import { useLink } from '../../provider/use-link.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import { useOpenedPart } from '../../ui/use-opened-part.ts';
import { useOpening } from '../../ui/use-opening.ts';
import { pickDialog } from './late-parts.ts';
import * as styles from './Pending.css.ts';
import { causeHref, isPicked, type PendingLinks, type PickedKind, recordHref } from './pending-links.ts';

interface PendingLineProps {
  messages: typeof pendingMessages;
  kind: PendingKind;
  entry: PendingEntry;
  links: PendingLinks;
  isSelected: boolean;
  onSelectedChange: (isSelected: boolean) => void;
  /** Moves the focus after the entry was solved. Returns whether it did. */
  onReturnFocus: () => boolean;
}

/** One entry: what it is, who it is about, since when, and the action that solves it. */
export function PendingLine(props: PendingLineProps) {
  const { messages, kind, entry, links, isSelected, onSelectedChange } = props;
  const Link = useLink();
  const { idk, name, step, taskUuid, personId } = entry;
  const href = recordHref(kind, entry, links);
  const fullName = idk === null ? name : `${idk} ${name}`;
  return (
    <li className={styles.line} data-selected={isSelected}>
      {taskUuid !== null && (
        <Checkbox aria-label={messages.select(fullName)} checked={isSelected} onCheckedChange={onSelectedChange} />
      )}
      <span className={styles.name}>
        {idk !== null && <span className={styles.idk}>{idk}</span>}
        {href !== undefined && (taskUuid !== null || personId !== null) ? (
          <Link href={href} className={styles.link}>
            {name}
          </Link>
        ) : (
          <span className={styles.strong}>{name}</span>
        )}
        {step !== null && <span className={styles.muted}>{step}</span>}
        {entry.area !== null && <span className={styles.muted}>{messages[entry.area]}</span>}
      </span>
      <Causes messages={messages} kind={kind} entry={entry} links={links} />
      <Times messages={messages} entry={entry} />
      {isPicked(kind) ? (
        <PickAction messages={messages} kind={kind} entry={entry} onReturnFocus={props.onReturnFocus} />
      ) : (
        taskUuid === null &&
        href !== undefined && (
          <LinkButton
            href={href}
            size="sm"
            className={styles.action}
            aria-label={messages.actionFor(messages.action(kind), fullName)}
          >
            {messages.action(kind)}
          </LinkButton>
        )
      )}
    </li>
  );
}

type PartProps = Pick<PendingLineProps, 'messages' | 'kind' | 'entry' | 'links'>;

function Causes({ messages, kind, entry, links }: PartProps) {
  const Link = useLink();
  if (kind === 'STEPS_WITHOUT_ASSIGNEE') return <span className={styles.warning}>{messages.noAssignee}</span>;
  if (entry.reports !== null) return <span className={styles.reports}>{messages.reports(entry.reports)}</span>;
  return (
    <span className={styles.causes}>
      {entry.causes.map((cause) => {
        const href = causeHref(cause, links);
        return (
          <span key={`${cause.kind} ${cause.id}`} className={styles.cause}>
            <Avatar name={cause.name} size="sm" />
            {href === undefined ? cause.name : <Link href={href}>{cause.name}</Link>}
          </span>
        );
      })}
    </span>
  );
}

function Times({ messages, entry }: Pick<PartProps, 'messages' | 'entry'>) {
  const locale = useLocale();
  const { since, dueAt, startsOn, endsOn } = entry;
  return (
    <span className={styles.times}>
      {startsOn !== null && endsOn !== null && (
        <span>{messages.period(formatDate(startsOn, locale), formatDate(endsOn, locale))}</span>
      )}
      {since !== null && <span>{messages.since(formatDate(since, locale))}</span>}
      {dueAt !== null && <span>{messages.due(formatDate(dueAt, locale))}</span>}
    </span>
  );
}

interface PickActionProps extends Pick<PendingLineProps, 'messages' | 'entry' | 'onReturnFocus'> {
  kind: PickedKind;
}

function PickAction({ messages, kind, entry, onReturnFocus }: PickActionProps) {
  const { isOpen, visit, open, close } = useOpening();
  const PickDialog = useOpenedPart(pickDialog, isOpen, close);
  const action = entry.reports === null ? messages.action(kind) : messages.replaceSuperior(entry.reports);
  const dialog = { messages, kind, entry, onReturnFocus };
  return (
    <>
      <Button size="sm" className={styles.action} aria-label={messages.actionFor(action, entry.name)} onClick={open}>
        {action}
      </Button>
      {PickDialog && <PickDialog key={visit} {...dialog} open={isOpen} onClose={close} />}
    </>
  );
}
