import type { ImportChange, ImportKind, ImportTab } from '@tramita/client/contract';
import { ArrowRight, KeyRound } from 'lucide-react';
import type { peopleImportMessages } from '../../../messages/features/people/people-import.ts';
import { formatInteger } from '../../../messages/format/format-number.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { Chip } from '../../../ui/Chip/Chip.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ChangeTable.css.ts';
import { changeId } from './change-id.ts';

type Messages = typeof peopleImportMessages;

interface ChangeTableProps {
  messages: Messages;
  kind: ImportKind;
  tab: ImportTab;
  rows: readonly ImportChange[];
  /** A filter stays above the rows when they scroll. */
  isBelowFilter: boolean;
}

const headings = {
  NEW: ['values'],
  CHANGED: ['attribute', 'before', 'after'],
  DEACTIVATED: ['reason'],
  ACCESS: ['gains', 'loses'],
} as const satisfies Record<ImportTab, readonly (keyof Messages)[]>;

/** The records of a tab: one block for each, and in it one row for each changed attribute. */
export function ChangeTable({ messages, kind, tab, rows, isBelowFilter }: ChangeTableProps) {
  return (
    <table className={styles.table} data-tab={tab} aria-label={messages[tabNames[tab]]}>
      <thead className={styles.head[isBelowFilter ? 'below' : 'top']}>
        <tr>
          <th scope="col" className={joinClasses(styles.heading, styles.line)}>
            {messages.line}
          </th>
          <th scope="col" className={joinClasses(styles.heading, styles.record)}>
            {kind === 'people' ? messages.person : messages.record}
          </th>
          {headings[tab].map((name) => (
            <th key={name} scope="col" className={joinClasses(styles.heading, styles.column[name])}>
              {messages[name]}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((change) => (
        <tbody key={changeId(change)} className={styles.block}>
          {tab === 'CHANGED' ? (
            <ChangedRows messages={messages} change={change} />
          ) : (
            <tr className={styles.row}>
              <RecordCells messages={messages} change={change} span={1} />
              <OtherCells messages={messages} tab={tab} change={change} />
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}

const tabNames = {
  NEW: 'tabNew',
  CHANGED: 'tabChanged',
  DEACTIVATED: 'tabDeactivated',
  ACCESS: 'tabAccess',
} as const;

/** The line and the name of a record, next to all its rows. */
function RecordCells({ messages, change, span }: { messages: Messages; change: ImportChange; span: number }) {
  const locale = useLocale();
  const { line, record, effect } = change;
  return (
    <>
      <td rowSpan={span} className={joinClasses(styles.top, styles.line)}>
        {line === null ? (
          messages.nothing
        ) : (
          <>
            <span className={styles.lineWord}>{messages.line} </span>
            {formatInteger(line, locale)}
          </>
        )}
      </td>
      <th scope="rowgroup" rowSpan={span} className={joinClasses(styles.top, styles.record)}>
        <span className={styles.name} title={record.name}>
          {record.name}
        </span>
        {record.key !== record.name && (
          <span className={styles.key} title={record.key}>
            {record.key}
          </span>
        )}
        {line !== null && <span className={styles.lineBelow}>{messages.lineNumber(line)}</span>}
        {effect === 'REACTIVATED' && <Chip tone="success">{messages.reactivatedMark}</Chip>}
      </th>
    </>
  );
}

/** The template's heading of the column with roles, where a change of access is shown. */
const rolesColumn = 'Perfis';

function ChangedRows({ messages, change }: { messages: Messages; change: ImportChange }) {
  const { values } = change;
  const ofRoles = values.findIndex(({ attribute }) => attribute === rolesColumn);
  const marked = ofRoles < 0 ? values.length - 1 : ofRoles;
  if (values.length === 0) {
    return (
      <tr className={styles.row}>
        <RecordCells messages={messages} change={change} span={1} />
        <td colSpan={3} className={styles.cell}>
          <div className={styles.afterLine}>
            <AccessMarks messages={messages} change={change} />
          </div>
        </td>
      </tr>
    );
  }
  return values.map(({ attribute, before, after }, index) => (
    <tr key={attribute} className={values.length === 1 ? styles.row : styles.part}>
      {index === 0 && <RecordCells messages={messages} change={change} span={values.length} />}
      <td className={joinClasses(styles.cell, styles.column.attribute)}>{attribute}</td>
      <td className={joinClasses(styles.cell, styles.column.before)} title={before ?? undefined}>
        {before === null ? (
          <span className={styles.nil}>{messages.empty}</span>
        ) : (
          <s className={styles.old}>{before}</s>
        )}
      </td>
      <td className={joinClasses(styles.cell, styles.column.after)} title={after ?? undefined}>
        <div className={styles.afterLine}>
          <span className={styles.afterValue}>
            <ArrowRight aria-hidden="true" className={styles.arrow} />
            <VisuallyHidden>{messages.becomes} </VisuallyHidden>
            {after === null ? (
              <span className={styles.nil}>{messages.becomesEmpty}</span>
            ) : (
              <b className={styles.newValue}>{after}</b>
            )}
          </span>
          {index === marked && <AccessMarks messages={messages} change={change} />}
        </div>
      </td>
    </tr>
  ));
}

/** Says that a person gains or loses a role or access to the reports; the hover text names which. */
function AccessMarks({ messages, change: { gains, loses } }: { messages: Messages; change: ImportChange }) {
  return (
    <>
      {gains.length > 0 && (
        <Chip tone="info" title={gains.join(', ')}>
          <KeyRound aria-hidden="true" className={styles.markIcon} /> {messages.gainsAccess}
        </Chip>
      )}
      {loses.length > 0 && (
        <Chip title={loses.join(', ')}>
          <KeyRound aria-hidden="true" className={styles.markIcon} /> {messages.losesAccess}
        </Chip>
      )}
    </>
  );
}

interface OtherCellsProps {
  messages: Messages;
  tab: Exclude<ImportTab, 'CHANGED'>;
  change: ImportChange;
}

function OtherCells({ messages, tab, change }: OtherCellsProps) {
  const { line, values, gains, loses } = change;
  if (tab === 'ACCESS') {
    return (
      <>
        <td className={joinClasses(styles.cell, styles.column.gains)}>
          <Names label={messages.gains} names={gains} nothing={messages.nothing} />
        </td>
        <td className={joinClasses(styles.cell, styles.column.loses)}>
          <Names label={messages.loses} names={loses} nothing={messages.nothing} />
        </td>
      </>
    );
  }
  if (tab === 'DEACTIVATED') {
    return (
      <td className={joinClasses(styles.cell, styles.column.reason)}>
        {line === null ? messages.missing : messages.inFile(line)}
      </td>
    );
  }
  return (
    <td className={joinClasses(styles.cell, styles.column.values)}>
      {values
        .filter(({ after }) => after !== null)
        .map(({ attribute, after }) => (
          <span key={attribute} className={styles.value}>
            <span className={styles.attribute}>{attribute}</span> {after}
          </span>
        ))}
    </td>
  );
}

function Names({ label, names, nothing }: { label: string; names: readonly string[]; nothing: string }) {
  if (names.length === 0) return <span className={styles.nil}>{nothing}</span>;
  return (
    <>
      <span className={styles.cardLabel}>{label} </span>
      <b className={styles.newValue}>{names.join(', ')}</b>
    </>
  );
}
