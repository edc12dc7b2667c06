import type { Import } from '@tramita/client/contract';
import type { peopleImportMessages } from '../../messages/features/people/people-import.ts';
import { Checkbox } from '../../ui/Checkbox/Checkbox.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import * as styles from './Decision.css.ts';
import type { ImportDecision } from './import-decision.ts';
import * as frame from './PeopleImport.css.ts';

interface DecisionProps {
  messages: typeof peopleImportMessages;
  item: Import;
  decision: ImportDecision;
  onChange: (decision: ImportDecision) => void;
  /** Shows the people whose access changes. */
  onShowAccess: () => void;
}

/** The column next to the difference: exceeded limits to confirm, options, and facts about the file. */
export function Decision({ messages, item, decision, onChange, onShowAccess }: DecisionProps) {
  const { deactivations, roleChanges } = item.confirmations;
  const set = (part: Partial<ImportDecision>) => onChange({ ...decision, ...part });
  return (
    <aside aria-label={messages.decision} className={frame.side} data-order="first">
      <h2 className={styles.heading}>{messages.decision}</h2>
      <div className={styles.decisions}>
        {deactivations && (
          <Notice tone="warning" title={messages.deactivationsOverLimit(deactivations.count)}>
            <p>
              {messages.deactivationLimit(deactivations.limit, deactivations.active)} {messages.deactivationEffect}{' '}
              {deactivations.openTasks > 0 && messages.tasksLeft(deactivations.openTasks)}
            </p>
            <Checkbox
              className={styles.confirmation}
              label={messages.confirmDeactivations(deactivations.count)}
              checked={decision.confirmsDeactivations}
              onCheckedChange={(confirmsDeactivations) => set({ confirmsDeactivations })}
            />
          </Notice>
        )}
        {roleChanges && (
          <Notice tone="warning" title={messages.roleChangesOverLimit(roleChanges.count)}>
            <p>{messages.roleChangeLimit(roleChanges.limit)}</p>
            <Checkbox
              className={styles.confirmation}
              label={messages.confirmRoleChanges(roleChanges.count)}
              checked={decision.confirmsRoleChanges}
              onCheckedChange={(confirmsRoleChanges) => set({ confirmsRoleChanges })}
            />
          </Notice>
        )}
        <Checkbox
          className={styles.option}
          label={messages.allOrNothing}
          note={messages.allOrNothingNote(item.counts?.refused ?? 0)}
          checked={decision.allOrNothing}
          onCheckedChange={(allOrNothing) => set({ allOrNothing })}
        />
      </div>
      <ImportFacts messages={messages} item={item} onShowAccess={onShowAccess} />
    </aside>
  );
}

type FactsProps = Pick<DecisionProps, 'messages' | 'item' | 'onShowAccess'>;

function ImportFacts({ messages, item, onShowAccess }: FactsProps) {
  const { access, tabs, ignoredColumns, warnings } = item;
  const people = tabs?.access ?? 0;
  const ignored = ignoredColumns.map((name) => `“${name}”`).join(', ');
  return (
    <dl className={styles.facts}>
      <dt>{messages.file}</dt>
      <dd>
        {item.fileName}
        <small>{readAs(item, messages)}</small>
      </dd>
      <dt>{messages.source}</dt>
      <dd>
        {item.source.name}
        {item.kind === 'people' && <small>{item.complete ? messages.isComplete : messages.isPartial}</small>}
      </dd>
      {access && people > 0 && (
        <>
          <dt>{messages.access}</dt>
          <dd>
            {messages.accessChanges(access.gains, access.loses)}
            <small>
              {messages.accessScope}{' '}
              <button type="button" className={styles.link} onClick={onShowAccess}>
                {messages.seeAccess(people)}
              </button>
            </small>
          </dd>
        </>
      )}
      {(ignored !== '' || warnings.length > 0) && (
        <>
          <dt>{messages.warnings}</dt>
          <dd>
            {ignored !== '' && messages.ignoredColumns(ignoredColumns.length)}
            {ignored !== '' && <small>{ignored}</small>}
            {warnings.map((warning) => (
              <p key={warning} className={styles.warning}>
                {warning}
              </p>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}

/** Returns how a file was read: its lines, delimiter and encoding. */
function readAs({ lines, format }: Import, messages: typeof peopleImportMessages): string {
  const delimiter = format?.delimiter && `“${format.delimiter}”`;
  const parts = [
    lines !== null && messages.lines(lines),
    format?.type === 'xlsx' && messages.sheet,
    delimiter,
    format?.encoding,
  ];
  return parts.filter(Boolean).join(' · ');
}
