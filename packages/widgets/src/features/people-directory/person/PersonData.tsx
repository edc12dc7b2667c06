import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as rowStyles from '../../../person-data/DataRow.css.ts';
import { DataRow, ownerOf } from '../../../person-data/DataRow.tsx';
import {
  fieldLabel,
  fieldText,
  identityFields,
  type PersonField,
  workFields,
} from '../../../person-data/person-fields.ts';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import type { EditedTabProps } from './edited-tab.ts';
import { FieldEditor } from './FieldEditor.tsx';
import { isAnonymised } from './is-anonymised.ts';
import * as styles from './PersonPage.css.ts';

/**
 * The data of a person, a line for each field. One line at a time is edited; a line that belongs to a source is not, and
 * neither are the lines of an anonymised person.
 */
export function PersonData({ person, messages, ...page }: EditedTabProps) {
  const [edited, setEdited] = useState<PersonField | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const left = useRef<PersonField | null>(null);
  useEffect(() => {
    if (edited === null && left.current) {
      root.current?.querySelector<HTMLElement>(`[data-field="${left.current}"]`)?.focus();
    }
    left.current = edited;
  }, [edited]);
  const line = (name: PersonField) => {
    const label = fieldLabel(name, messages);
    // a source may take the field over while it is edited; saving then shows an error
    if (edited === name) {
      return (
        <FieldEditor
          key={name}
          name={name}
          person={person}
          messages={messages}
          {...page}
          onDone={() => setEdited(null)}
        />
      );
    }
    const button = (
      <IconButton
        name={messages.edit(label)}
        icon={<Pencil />}
        size="sm"
        tooltip={false}
        data-field={name}
        disabled={edited !== null}
        onClick={() => setEdited(name)}
      />
    );
    return (
      <DataRow
        key={name}
        label={label}
        messages={messages}
        owned={ownerOf(person, name)}
        action={!isAnonymised(person) && button}
      >
        {fieldText(name, person)}
      </DataRow>
    );
  };
  return (
    <div ref={root} className={styles.content}>
      {person.sources.length > 0 && (
        <Notice tone="info" title={messages.linked(person.sources.map((source) => source.name).join(', '))}>
          {messages.linkedDetail}
        </Notice>
      )}
      <h3 className={styles.heading}>{messages.identity}</h3>
      <dl className={rowStyles.rows}>{identityFields.map(line)}</dl>
      <h3 className={styles.heading}>{messages.work}</h3>
      <dl className={rowStyles.rows}>{workFields.map(line)}</dl>
    </div>
  );
}
