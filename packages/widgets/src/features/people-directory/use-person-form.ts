import {
  activatePerson,
  createPerson,
  deactivatePerson,
  listPeople,
  type PersonDetail,
  releasePerson,
  setPersonGroups,
  updatePerson,
} from '@tramita/client/contract';
import { personProblems } from '@tramita/client/rules';
import { type EditForm, useEditForm } from '../../lists/use-edit-form.ts';
import type { peopleDirectoryMessages } from '../../messages/features/people-directory.ts';
import { personRuleTexts } from '../../messages/rules/person-rules.ts';
import { useMessages } from '../../provider/use-messages.ts';
import type { LeaveRequest } from '../../ui/leave-request.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { changedAttributes, contentOf, draftOf, emptyDraft, groupIds, type PersonDraft } from './person-draft.ts';

export interface PersonFormOptions {
  /** The person that is edited; null for a new one and while it is loading. */
  person: PersonDetail | null;
  /** Called with each answer of the server, which is the person that is edited from then on. */
  onAnswer: (person: PersonDetail) => void;
  messages: typeof peopleDirectoryMessages;
  leaving: LeaveRequest | null;
  onUnsavedChange: ((isUnsaved: boolean) => void) | undefined;
  onClose: () => void;
}

type Send = EditForm<PersonDraft>['send'];

const isSame = (one: readonly unknown[], two: readonly unknown[]) => JSON.stringify(one) === JSON.stringify(two);

/** State of the form of a person: input, problems, saving, and the changes of access and source. */
export function usePersonForm({ person, onAnswer, messages, ...page }: PersonFormOptions) {
  const rules = useMessages(personRuleTexts);
  const snackbars = useSnackbars();
  const initial = person ? draftOf(person) : emptyDraft;

  /** Sends the parts that differ. A part that was saved stays saved if a later one is refused. */
  async function save(draft: PersonDraft, send: Send): Promise<PersonDetail | null> {
    const body = changedAttributes(draft, initial);
    const keep = (sent: { answer: PersonDetail } | null) => {
      if (sent) onAnswer(sent.answer);
      return sent?.answer ?? null;
    };
    const isUnchanged = person !== null && Object.keys(body).length === 0;
    let saved = isUnchanged
      ? person
      : keep(
          person ? await send(updatePerson, { params: { id: person.id }, body }) : await send(createPerson, { body }),
        );
    if (saved && !isSame(groupIds(draft), groupIds(initial))) {
      const input = { params: { id: saved.id }, body: { groups: groupIds(draft) } };
      saved = keep(await send(setPersonGroups, input, { failed: messages.groupsFailed }));
    }
    return saved;
  }

  const form = useEditForm<PersonDraft, PersonDetail>({
    ...page,
    initial,
    check: (draft) => problemsOf(draft, initial, person === null, rules),
    contentOf,
    sending: { changes: [listPeople], failed: messages.saveFailed },
    save,
    onSaved: () => {
      snackbars.success(person ? messages.saved : messages.created);
      page.onClose();
    },
  });

  /** Sends a change of the person outside the form; the dialog closes unless it holds unsaved input. */
  async function act(
    call: typeof activatePerson | typeof deactivatePerson | typeof releasePerson,
    { done, failed }: { done: string; failed: string },
  ): Promise<void> {
    if (!person) return;
    const sent = await form.send(call, { params: { id: person.id } }, { failed });
    if (!sent) return;
    onAnswer(sent.answer);
    snackbars.success(done);
    if (call !== releasePerson && isSame(contentOf(form.values), contentOf(initial))) page.onClose();
  }

  return {
    form,
    activate: () => act(activatePerson, { done: messages.reactivated, failed: messages.reactivateFailed }),
    deactivate: () => act(deactivatePerson, { done: messages.deactivated, failed: messages.deactivateFailed }),
    release: () => act(releasePerson, { done: messages.released, failed: messages.releaseFailed }),
  };
}

/** Checks a new person, or what was changed of an existing one, because older data may break newer rules. */
function problemsOf(draft: PersonDraft, initial: PersonDraft, isNew: boolean, rules: typeof personRuleTexts) {
  const { firstName, lastName, completeName, nickName, userName, email, custom1, custom2 } = draft;
  const checked = { firstName, lastName, completeName, nickName, userName, email, custom1, custom2 };
  const isChecked = (name: string) => {
    const attribute = name as keyof typeof checked;
    return isNew || draft[attribute] !== initial[attribute];
  };
  return Object.fromEntries(Object.entries(personProblems(checked, rules)).filter(([name]) => isChecked(name)));
}
