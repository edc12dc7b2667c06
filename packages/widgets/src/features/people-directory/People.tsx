import { listPeople } from '@tramita/client/contract';
import { Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { usePagedCall } from '../../calls/use-paged-call.ts';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { peopleDirectoryMessages } from '../../messages/features/people-directory.ts';
import { accessTexts } from '../../messages/labels/access.ts';
import { roleTexts } from '../../messages/labels/roles.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import type { WidgetSettings } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { useSettled } from '../../timing/use-settled.ts';
import { AddBar } from '../../ui/AddBar/AddBar.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import type { LeaveRequest } from '../../ui/leave-request.ts';
import { useOpenedPart } from '../../ui/use-opened-part.ts';
import { personDialog } from './late-parts.ts';
import { FirstPeople, NoPeople } from './NoPeople.tsx';
import * as styles from './People.css.ts';
import { PeopleFilters } from './PeopleFilters.tsx';
import { everyone, filterOf, type PeopleChoice } from './people-choice.ts';
import { peopleColumns } from './people-columns.tsx';

const loadSheet = () => import('virtual:sheet/people');

export type { PeopleChoice } from './people-choice.ts';

/** The person whose dialog is open: an id, or a new person. */
export type OpenPerson = number | 'new';

/** Props of the administration of people. */
export interface PeopleProps extends WidgetSettings {
  /** The filters. If omitted, the widget keeps them itself and starts with all people. */
  choice?: PeopleChoice;
  onChoiceChange?: (choice: PeopleChoice) => void;
  /** Address of a page that imports people. The bar below the list links to it; without it there is no link. */
  importHref?: string;
  /** Called with whether the open dialog has unsaved changes, for a page that guards its own navigation. */
  onUnsavedChange?: (isUnsaved: boolean) => void;
  /** A navigation that the page holds back because of unsaved changes; the dialog asks the user and answers it. */
  leaving?: LeaveRequest | null;
}

/**
 * The people of the company: a searchable list with filters, and a dialog that creates or changes a person, takes or
 * gives back their access, and releases them from the source of their data. For administrators. Fills its container,
 * which should have a height.
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

/** Rows per page. */
const pageSize = 25;
/** How long the search waits after the last key, in ms. */
const searchRestMs = 300;

function ConnectedPeople({ choice: given, onChoiceChange, ...props }: Omit<PeopleProps, keyof WidgetSettings>) {
  const messages = useMessages(peopleDirectoryMessages);
  const roles = useMessages(roleTexts);
  const access = useMessages(accessTexts);
  const [own, setOwn] = useState(everyone);
  const [opened, setOpened] = useState<{ person: OpenPerson; visit: number; isOpen: boolean } | null>(null);
  const choice = given ?? own;
  const change = (next: PeopleChoice) => {
    setOwn(next);
    onChoiceChange?.(next);
  };
  const turn = (page: number) => change({ ...choice, page });
  const open = (person: OpenPerson) => setOpened({ person, visit: (opened?.visit ?? 0) + 1, isOpen: true });
  const close = () => setOpened((before) => before && { ...before, isOpen: false });
  const q = useSettled(choice.q, searchRestMs);
  const paging = { page: choice.page, size: pageSize, onPageGone: turn };
  const list = usePagedCall(listPeople, { query: filterOf({ ...choice, q }) }, paging);
  // the former rows stay until those of all people arrive
  const isFiltered = list.isFormer || Object.keys(filterOf({ ...choice, q })).length > 0;
  const first = { messages, onAdd: () => open('new'), importHref: props.importHref };
  const PersonDialog = useOpenedPart(personDialog, opened?.isOpen ?? false, close);
  return (
    <>
      <ListScreen
        slot="people"
        label={messages.list}
        messages={messages}
        forbidden={messages.forbidden}
        list={list}
        columns={peopleColumns({ messages, roles, access, onOpen: open })}
        loadingRows={pageSize}
        head={
          <>
            <PeopleFilters
              messages={messages}
              roles={roles}
              access={access}
              total={list.total}
              sources={list.data?.sources ?? []}
              choice={choice}
              onChange={change}
            />
            {!isFiltered && list.total === 1 && <FirstPeople {...first} />}
          </>
        }
        empty={<NoPeople {...first} onClear={isFiltered ? () => change(everyone) : null} />}
        paging={{ page: choice.page, pageSize, onPageChange: turn }}
      >
        <AddBar>
          {props.importHref !== undefined && (
            <LinkButton href={props.importHref} icon={<Upload />}>
              {messages.import}
            </LinkButton>
          )}
          <Button variant="primary" icon={<Plus />} onClick={() => open('new')}>
            {messages.add}
          </Button>
        </AddBar>
      </ListScreen>
      {PersonDialog && opened && (
        <PersonDialog
          key={opened.visit}
          messages={messages}
          person={opened.person}
          open={opened.isOpen}
          visit={opened.visit}
          leaving={props.leaving ?? null}
          onUnsavedChange={props.onUnsavedChange}
          onClose={close}
        />
      )}
    </>
  );
}
