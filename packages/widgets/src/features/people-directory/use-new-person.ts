import {
  createPerson,
  listPeople,
  type PersonDetail,
  setPersonGroups,
  setPersonRoles,
  updatePerson,
} from '@tramita/client/contract';
import { useState } from 'react';
import { type EditForm, useEditForm } from '../../lists/use-edit-form.ts';
import type { peopleDirectoryMessages } from '../../messages/features/people/people-directory.ts';
import { personRuleTexts } from '../../messages/rules/person-rules.ts';
import { useMessages } from '../../provider/use-messages.ts';
import type { LeaveRequest } from '../../ui/leave-request.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import {
  attributesOf,
  changedAttributes,
  draftOf,
  emptyDraft,
  groupIds,
  type NewPersonDraft,
  problemsOf,
} from './person-draft.ts';

export interface NewPersonOptions {
  messages: typeof peopleDirectoryMessages;
  leaving: LeaveRequest | null;
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
  onClose: () => void;
}

type Send = EditForm<NewPersonDraft>['send'];

/** The form of a new person. */
export function useNewPerson({ messages, onClose, ...page }: NewPersonOptions): EditForm<NewPersonDraft> {
  const rules = useMessages(personRuleTexts);
  const snackbars = useSnackbars();
  const [stored, setStored] = useState<PersonDetail | null>(null);

  /** Sends the person, then groups and roles. What was saved stays saved if a later call is refused. */
  async function save(draft: NewPersonDraft, send: Send): Promise<PersonDetail | null> {
    let person = stored;
    const keep = (sent: { answer: PersonDetail } | null): boolean => {
      if (sent) person = sent.answer;
      setStored(person);
      return sent !== null;
    };
    const body = person ? changedAttributes(draft, draftOf(person)) : attributesOf(draft);
    if (!person) {
      if (!keep(await send(createPerson, { body }))) return null;
    } else if (Object.keys(body).length > 0) {
      if (!keep(await send(updatePerson, { params: { id: person.id }, body }))) return null;
    }
    if (!person) return null;
    const params = { id: person.id };
    const groups = groupIds(draft.groups);
    if (groups.length !== person.groups.length || person.groups.some(({ id }) => !groups.includes(id))) {
      if (!keep(await send(setPersonGroups, { params, body: { groups } }, { failed: messages.groupsFailed })))
        return null;
    }
    const roles = [...draft.roles];
    if (roles.length !== person.grants.length || person.grants.some(({ role }) => !roles.some((one) => one === role))) {
      if (!keep(await send(setPersonRoles, { params, body: { roles } }, { failed: messages.rolesFailed }))) return null;
    }
    return person;
  }

  return useEditForm<NewPersonDraft, PersonDetail>({
    ...page,
    onClose,
    initial: emptyDraft,
    check: (draft) => problemsOf(draft, rules),
    contentOf: (draft) => [attributesOf(draft), groupIds(draft.groups), [...draft.roles].sort()],
    sending: { changes: [listPeople], failed: messages.saveFailed },
    save,
    onSaved: () => {
      snackbars.success(messages.created);
      onClose();
    },
  });
}
