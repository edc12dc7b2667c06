import { listPeople } from '@tramita/client/contract';
import { Plus, Upload } from 'lucide-react';
import { usePagedCall } from '../../calls/use-paged-call.ts';
import { ListScreen } from '../../lists/ListScreen.tsx';
import type { peopleDirectoryMessages } from '../../messages/features/people/people-directory.ts';
import { accessTexts } from '../../messages/labels/access.ts';
import { roleTexts } from '../../messages/labels/roles.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { useSettled } from '../../timing/use-settled.ts';
import { AddBar } from '../../ui/AddBar/AddBar.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import type { LeaveRequest } from '../../ui/leave-request.ts';
import { useOpenedPart } from '../../ui/use-opened-part.ts';
import { useOpening } from '../../ui/use-opening.ts';
import { personDialog } from './late-parts.ts';
import { FirstPeople, NoPeople } from './NoPeople.tsx';
import { PeopleFilters } from './PeopleFilters.tsx';
import { everyone, filterOf, type PeopleChoice } from './people-choice.ts';
import { peopleColumns } from './people-columns.tsx';

interface PeopleListProps {
  messages: typeof peopleDirectoryMessages;
  choice: PeopleChoice;
  onChange: (choice: PeopleChoice) => void;
  /** Called with the person whose page should open. */
  onOpen: (person: number) => void;
  importHref: string | undefined;
  leaving: LeaveRequest | null;
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
}

/** Rows per page. */
const pageSize = 25;
/** How long the search waits after the last key, in ms. */
const searchRestMs = 300;

/** The list of people with its search and filters, and the dialog of a new person. */
export function PeopleList({ messages, choice, onChange, onOpen, importHref, ...page }: PeopleListProps) {
  const roles = useMessages(roleTexts);
  const access = useMessages(accessTexts);
  const adding = useOpening();
  const turn = (to: number) => onChange({ ...choice, page: to });
  const q = useSettled(choice.q, searchRestMs);
  const paging = { page: choice.page, size: pageSize, onPageGone: turn };
  const list = usePagedCall(listPeople, { query: filterOf({ ...choice, q }) }, paging);
  // the former rows stay until those of all people arrive
  const isFiltered = list.isFormer || Object.keys(filterOf({ ...choice, q })).length > 0;
  const first = { messages, onAdd: adding.open, importHref };
  const PersonDialog = useOpenedPart(personDialog, adding.isOpen, adding.close);
  return (
    <>
      <ListScreen
        slot="people"
        label={messages.list}
        messages={messages}
        forbidden={messages.forbidden}
        list={list}
        columns={peopleColumns({ messages, roles, access, onOpen })}
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
              onChange={onChange}
            />
            {!isFiltered && list.total === 1 && <FirstPeople {...first} />}
          </>
        }
        empty={<NoPeople {...first} onClear={isFiltered ? () => onChange(everyone) : null} />}
        paging={{ page: choice.page, pageSize, onPageChange: turn }}
      >
        <AddBar>
          {importHref !== undefined && (
            <LinkButton href={importHref} icon={<Upload />}>
              {messages.import}
            </LinkButton>
          )}
          <Button variant="primary" icon={<Plus />} onClick={adding.open}>
            {messages.add}
          </Button>
        </AddBar>
      </ListScreen>
      {PersonDialog && adding.visit > 0 && (
        <PersonDialog key={adding.visit} messages={messages} open={adding.isOpen} onClose={adding.close} {...page} />
      )}
    </>
  );
}
