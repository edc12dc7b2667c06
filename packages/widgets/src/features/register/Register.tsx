import { listRegister, type RegisterKind, type RegisterRecord } from '@tramita/client/contract';
import { useState } from 'react';
import { useEndlessCall } from '../../calls/use-endless-call.ts';
import * as lists from '../../lists/lists.css.ts';
import { registerMessages } from '../../messages/features/register.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import type { WidgetSettings } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { useSettled } from '../../timing/use-settled.ts';
import type { LeaveRequest } from '../../ui/leave-request.ts';
import { useOpenedPart } from '../../ui/use-opened-part.ts';
import { registerDialog } from './late-parts.ts';
import { RegisterView } from './RegisterView.tsx';

const loadSheet = () => import('virtual:sheet/register');

export type { RegisterKind } from '@tramita/client/contract';

/** Props of the register. */
export interface RegisterProps extends WidgetSettings {
  /** The kind of record that is listed. If omitted, the widget keeps it itself and starts with branches. */
  kind?: RegisterKind;
  onKindChange?: (kind: RegisterKind) => void;
  /** An element inside a themed root that the search box is rendered into, instead of above the list. */
  searchContainer?: HTMLElement | null;
  /** Called with whether the open dialog has unsaved changes, for a page that guards its own navigation. */
  onUnsavedChange?: (isUnsaved: boolean) => void;
  /** A navigation that the page holds back because of unsaved changes; the dialog asks the user and answers it. */
  leaving?: LeaveRequest | null;
}

/**
 * Branches, job titles, statuses, categories and tags: a searchable, endless list per kind, and a dialog that creates,
 * changes, deactivates or removes a record. For administrators. Fills its container, which should have a height.
 *
 * @example
 * <Register client={client} />
 */
export function Register({ client, theme, isolate, locale, ...props }: RegisterProps) {
  return (
    <WidgetRoot
      client={client}
      theme={theme}
      isolate={isolate}
      locale={locale}
      sheet={loadSheet}
      className={lists.root}
    >
      <QueryScope>
        <ConnectedRegister {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

/** Records per page of the list. */
const pageSize = 20;

function ConnectedRegister(props: Omit<RegisterProps, keyof WidgetSettings>) {
  const messages = useMessages(registerMessages);
  const [ownKind, setOwnKind] = useState<RegisterKind>('branches');
  const [opened, setOpened] = useState<{ record: RegisterRecord | 'new'; visit: number; isOpen: boolean } | null>(null);
  const [query, setQuery] = useState('');
  const kind = props.kind ?? ownKind;
  const q = useSettled(query).trim() || undefined;
  const list = useEndlessCall(listRegister, { params: { kind }, query: { q } }, { size: pageSize, keepFormer: true });
  const close = () => setOpened((before) => before && { ...before, isOpen: false });
  const RegisterDialog = useOpenedPart(registerDialog, opened?.isOpen ?? false, close);

  return (
    <>
      <RegisterView
        messages={messages}
        kind={kind}
        onKindChange={(next) => {
          setOwnKind(next);
          setQuery('');
          props.onKindChange?.(next);
        }}
        list={list}
        query={query}
        onQueryChange={setQuery}
        searchContainer={props.searchContainer}
        onOpen={(record) => setOpened({ record, visit: (opened?.visit ?? 0) + 1, isOpen: true })}
      />
      {RegisterDialog && opened && (
        <RegisterDialog
          key={opened.visit}
          messages={messages}
          kind={kind}
          record={opened.record}
          open={opened.isOpen}
          leaving={props.leaving ?? null}
          onUnsavedChange={props.onUnsavedChange}
          onClose={close}
        />
      )}
    </>
  );
}
