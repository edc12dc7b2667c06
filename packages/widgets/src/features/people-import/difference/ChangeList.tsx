import { type Import, type ImportTab, listImportChanges } from '@tramita/client/contract';
import { useEndlessCall } from '../../../calls/use-endless-call.ts';
import type { peopleImportMessages } from '../../../messages/features/people/people-import.ts';
import { AttributeFilter } from './AttributeFilter.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import { changeId } from './change-id.ts';
import { EndlessRows } from './EndlessRows.tsx';

/** Records per page. */
const pageSize = 50;

const empty = {
  NEW: 'noneNew',
  CHANGED: 'noneChanged',
  DEACTIVATED: 'noneDeactivated',
  ACCESS: 'noneAccess',
} as const satisfies Record<ImportTab, keyof typeof peopleImportMessages>;

interface ChangeListProps {
  messages: typeof peopleImportMessages;
  item: Import;
  tab: ImportTab;
  /** Shows only records that change this attribute. Only for changed records. */
  attribute: string | null;
  onFilter: (attribute: string | null) => void;
}

/** The records of one tab, loaded as the user scrolls. */
export function ChangeList({ messages, item, tab, attribute, onFilter }: ChangeListProps) {
  const isFiltered = tab === 'CHANGED' && attribute !== null;
  const list = useEndlessCall(
    listImportChanges,
    { params: { id: item.id }, query: { tab, ...(isFiltered && { attribute }) } },
    { size: pageSize, idOf: changeId, keepFormer: true },
  );
  return (
    <>
      {tab === 'CHANGED' && item.attributes.length > 1 && (
        <AttributeFilter messages={messages} item={item} value={attribute} onChange={onFilter} />
      )}
      <EndlessRows messages={messages} list={list} failed={messages.rowsFailed} empty={messages[empty[tab]]}>
        <ChangeTable
          messages={messages}
          kind={item.kind}
          tab={tab}
          rows={list.rows}
          isBelowFilter={tab === 'CHANGED' && item.attributes.length > 1}
        />
      </EndlessRows>
    </>
  );
}
