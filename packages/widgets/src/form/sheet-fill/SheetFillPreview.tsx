import { fieldTypeRecord } from '@tramita/client/rules';
import type { sheetFillMessages } from '../../messages/sheet-fill.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { useValueLanguage } from '../language/use-value-language.ts';
import { shownValue } from '../shown-value.ts';
import type { PlannedChange, SheetFillPlan } from './plan-sheet-fill.ts';
import * as styles from './SheetFillDialog.css.ts';

interface SheetFillPreviewProps {
  plan: SheetFillPlan;
  /** Headings of columns that match no field. */
  unused: readonly string[];
  labels: ReadonlyMap<string, string>;
  messages: typeof sheetFillMessages;
}

const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, ' ').trim();

/** Shows which values a row changes, and which of its cells are rejected and why. */
export function SheetFillPreview({ plan, unused, labels, messages }: SheetFillPreviewProps) {
  const { changes, refused, same } = plan;
  const language = useValueLanguage();
  const read = ({ field }: PlannedChange, value: PlannedChange['after']) => {
    const text = shownValue(field, value, labels, language);
    return (fieldTypeRecord(field.type).value === 'html' ? withoutTags(text) : text) || messages.empty;
  };
  return (
    <>
      <div role="status">
        <h3 className={styles.heading}>
          {changes.length === 0 ? messages.noChanges : messages.changes(changes.length)}
        </h3>
      </div>
      {changes.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        <section className={styles.frame} aria-label={messages.changes(changes.length)} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{messages.field}</th>
                <th scope="col">{messages.before}</th>
                <th scope="col">{messages.after}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map((change) => (
                <tr key={change.field.name}>
                  <th scope="row">{change.field.label}</th>
                  <td>{read(change, change.before)}</td>
                  <td>{read(change, change.after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {same > 0 && <p className={styles.quiet}>{messages.same(same)}</p>}
      {refused.length > 0 && (
        <Notice tone="warning" title={messages.refused(refused.length)}>
          <ul className={styles.list}>
            {refused.map(({ field, text, reason }) => (
              <li key={field.name}>
                {field.label}: “{text.trim().slice(0, 80)}”. {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {unused.length > 0 && <p className={styles.quiet}>{messages.unused(unused.join(', '))}</p>}
    </>
  );
}
