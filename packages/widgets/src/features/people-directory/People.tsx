import { useRef, useState } from 'react';
import { peopleDirectoryMessages } from '../../messages/features/people/people-directory.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import type { WidgetSettings } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { useLazyPart, usePreload } from '../../ui/lazy-part.ts';
import type { LeaveRequest } from '../../ui/leave-request.ts';
import { TableFrame } from '../../ui/Table/Table.tsx';
import { personPage } from './late-parts.ts';
import * as styles from './People.css.ts';
import { PeopleList } from './PeopleList.tsx';
import { everyone, type PeopleChoice } from './people-choice.ts';

const loadSheet = () => import('virtual:sheet/people');

export type { PeopleChoice } from './people-choice.ts';

/** Props of the administration of people. */
export interface PeopleProps extends WidgetSettings {
  /** The filters. If omitted, the widget keeps them itself and starts with all people. */
  choice?: PeopleChoice;
  onChoiceChange?: (choice: PeopleChoice) => void;
  /** Id of the person whose page is shown; null shows the list. If omitted, the widget keeps it itself. */
  person?: number | null;
  onPersonChange?: (person: number | null) => void;
  /** Address of a page that imports people, which the bar below the list links to; without it there is no link. */
  importHref?: string;
  /** Called with whether there is unsaved input, for a page that guards its own navigation. */
  onUnsavedChange?: (isUnsaved: boolean) => void;
  /** A navigation that the page holds back because of unsaved input; the widget asks the user and answers it. */
  leaving?: LeaveRequest | null;
}

/**
 * The people of the company: a searchable list with filters, a dialog that creates a person, and a page for each person
 * with their data, groups, access, open tasks and changes. For administrators. Fills its container, which should have a
 * height.
 *
 * @example
 * <People client={client} />
 */
export function People({ client, theme, isolate, locale, ...props }: PeopleProps) {
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
        <ConnectedPeople {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

function ConnectedPeople({ leaving = null, ...props }: Omit<PeopleProps, keyof WidgetSettings>) {
  const messages = useMessages(peopleDirectoryMessages);
  const [ownChoice, setOwnChoice] = useState(everyone);
  const [ownPerson, setOwnPerson] = useState<number | null>(null);
  const [waiting, setWaiting] = useState<LeaveRequest | null>(null);
  const isUnsaved = useRef(false);
  const [hasFailed, setFailed] = useState(false);
  const person = props.person === undefined ? ownPerson : props.person;
  usePreload(personPage);
  const PersonPage = useLazyPart(personPage, person !== null && !hasFailed, () => setFailed(true));
  const open = (next: number | null) => {
    setOwnPerson(next);
    props.onPersonChange?.(next);
  };
  /** Goes back to the list, after a question if there is unsaved input and the page does not ask itself. */
  function leave(): void {
    const isHeldBack = props.person === undefined && isUnsaved.current;
    if (!isHeldBack) {
      open(null);
      return;
    }
    setWaiting({
      leave: () => {
        setWaiting(null);
        open(null);
      },
      stay: () => setWaiting(null),
    });
  }
  if (person === null) {
    return (
      <PeopleList
        messages={messages}
        choice={props.choice ?? ownChoice}
        onChange={(next) => {
          setOwnChoice(next);
          props.onChoiceChange?.(next);
        }}
        onOpen={open}
        importHref={props.importHref}
        leaving={leaving}
        onUnsavedChange={props.onUnsavedChange}
      />
    );
  }
  if (!PersonPage) {
    return (
      <TableFrame label={messages.person} aria-busy={!hasFailed} data-slot="person">
        {hasFailed && <ErrorState title={messages.personFailed} onRetry={() => setFailed(false)} />}
      </TableFrame>
    );
  }
  return (
    <PersonPage
      messages={messages}
      person={person}
      leaving={waiting ?? leaving}
      onUnsavedChange={(now) => {
        isUnsaved.current = now;
        props.onUnsavedChange?.(now);
      }}
      onBack={leave}
    />
  );
}
