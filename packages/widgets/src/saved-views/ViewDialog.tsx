import { isCallError } from '@tramita/client';
import {
  authInfo,
  createSavedView,
  listGroups,
  type SavedView,
  type SavedViewList,
  type SavedViewState,
  savedViewNameMaxLength,
  updateSavedView,
} from '@tramita/client/contract';
import { canManageGroups, viewNameProblem } from '@tramita/client/rules';
import { useRef, useState } from 'react';
import { useCall } from '../calls/use-call.ts';
import { type SendOptions, useSend } from '../calls/use-send.ts';
import { viewRuleTexts } from '../messages/rules/view-rules.ts';
import { savedViewsMessages } from '../messages/saved-views.ts';
import { usePickerOptions } from '../people/use-picker-options.ts';
import { useMessages } from '../provider/use-messages.ts';
import { useRefusalText } from '../provider/use-refusal-text.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Combobox } from '../ui/Combobox/Combobox.tsx';
import type { ComboboxOption } from '../ui/Combobox/filter-options.ts';
import { DialogWindow } from '../ui/Dialog/DialogWindow.tsx';
import { Field } from '../ui/Field/Field.tsx';
import { Notice } from '../ui/Notice/Notice.tsx';
import { SegmentedChoice } from '../ui/SegmentedChoice/SegmentedChoice.tsx';
import { useSnackbars } from '../ui/Snackbars/snackbar-context.ts';
import { TextInput } from '../ui/TextInput/TextInput.tsx';
import * as styles from './saved-views.css.ts';
import { useViewCache } from './view-changes.ts';

export interface ViewDialogProps {
  list: SavedViewList;
  state: SavedViewState;
  /** The view to rename; null to save a new one. */
  view: SavedView | null;
  onDone: (view: SavedView) => void;
  onClose: () => void;
  onReturnFocus: () => boolean;
}

interface Problems {
  name?: string | undefined;
  group?: string | undefined;
  /** Error that concerns the view as a whole. */
  other?: string | undefined;
}

/** Dialog for the name of a view and, for users who manage groups, its audience. */
export function ViewDialog({ list, state, view, onDone, onClose, onReturnFocus }: ViewDialogProps) {
  const messages = useMessages(savedViewsMessages);
  const texts = useMessages(viewRuleTexts);
  const refusalText = useRefusalText();
  const { send, isSending } = useSend();
  const snackbars = useSnackbars();
  const changeCache = useViewCache();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(view?.name ?? '');
  const [scope, setScope] = useState<'own' | 'group'>('own');
  const [group, setGroup] = useState<ComboboxOption | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const user = useCall(authInfo, view ? null : {}, { staleTime: Number.POSITIVE_INFINITY });
  const mayShare = view === null && user.data !== undefined && canManageGroups(user.data);
  const groups = usePickerOptions({
    endpoint: listGroups,
    inputOf: (q) => ({ query: { q } }),
    toOption: ({ id, name: label }) => ({ value: String(id), label }),
  });

  const sendView = (handling: SendOptions) => {
    if (view) return send(updateSavedView, { params: { id: view.id }, body: { name, state } }, handling);
    const groupId = scope === 'group' && group ? Number(group.value) : null;
    return send(createSavedView, { body: { list, name, state, groupId } }, handling);
  };

  const save = async () => {
    const wrong: Problems = {
      name: viewNameProblem(name, texts) ?? undefined,
      group: scope === 'group' && !group ? messages.groupRequired : undefined,
    };
    setProblems(wrong);
    if (wrong.name) return input.current?.focus();
    if (wrong.group || isSending) return;
    const onFailed = (error: unknown) => {
      setProblems(problemsOf(error, refusalText(error) ?? messages.failed));
      input.current?.focus();
    };
    const sent = await sendView({ onFailed });
    if (!sent) return;
    const saved = sent.answer;
    await changeCache((views) => (view ? views.map((one) => (one.id === saved.id ? saved : one)) : [...views, saved]));
    snackbars.success(view ? messages.renamed : messages.saved);
    onDone(saved);
  };

  // the report has one fixed order
  const hint = list === 'report' ? messages.saveReportDetail : messages.saveDetail;
  return (
    <DialogWindow
      open
      onClose={onClose}
      onReturnFocus={onReturnFocus}
      title={view ? messages.renameTitle : messages.saveTitle}
      width={440}
      phone="sheet"
      initialFocus={input}
      footer={
        <>
          <Button size="action" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button size="action" variant="primary" busy={isSending} onClick={() => void save()}>
            {messages.confirmSave}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {problems.other && <Notice tone="danger" title={problems.other} />}
        <Field
          label={messages.name}
          required
          hint={view ? undefined : hint}
          error={problems.name}
          counter={{ length: [...name.trim()].length, max: savedViewNameMaxLength }}
        >
          <TextInput
            ref={input}
            value={name}
            autoComplete="off"
            onChange={(event) => {
              setName(event.target.value);
              setProblems({});
            }}
          />
        </Field>
        {mayShare && (
          <Field label={messages.scope} group>
            <SegmentedChoice
              options={[
                { value: 'own', label: messages.scopeOwn },
                { value: 'group', label: messages.scopeGroup },
              ]}
              value={scope}
              onChange={setScope}
            />
          </Field>
        )}
        {mayShare && scope === 'group' && (
          <Field label={messages.group} required hint={messages.groupHint} error={problems.group}>
            <Combobox
              options={groups.options}
              onSearch={groups.onSearch}
              loading={groups.loading}
              error={groups.failed ? messages.groupsFailed : undefined}
              onLoadMore={groups.onLoadMore}
              placeholder={messages.groupPlaceholder}
              value={group}
              onChange={(next) => {
                setGroup(next);
                setProblems({});
              }}
            />
          </Field>
        )}
      </form>
    </DialogWindow>
  );
}

function problemsOf(error: unknown, otherwise: string): Problems {
  const problem = isCallError(error) ? error.problem : undefined;
  const of = (name: string) => problem?.fields?.find((field) => field.name === name)?.message;
  const [name, group] = [of('name'), of('groupId')];
  return name || group ? { name, group } : { other: otherwise };
}
