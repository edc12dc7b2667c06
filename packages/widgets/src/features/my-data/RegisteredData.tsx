import type { PersonDetail, RoleName } from '@tramita/client/contract';
import { roleNameSchema } from '@tramita/client/contract';
import type { ReactNode } from 'react';
import type { myDataMessages } from '../../messages/features/my-data.ts';
import { peopleDirectoryMessages } from '../../messages/features/people/people-directory.ts';
import { formatDate, formatLongDateTime } from '../../messages/format/format-date.ts';
import { accessTexts } from '../../messages/labels/access.ts';
import { roleTexts } from '../../messages/labels/roles.ts';
import * as rowStyles from '../../person-data/DataRow.css.ts';
import { DataRow, ownerOf } from '../../person-data/DataRow.tsx';
import {
  fieldLabel,
  fieldText,
  identityFields,
  type PersonField,
  workFields,
} from '../../person-data/person-fields.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { useMessages } from '../../provider/use-messages.ts';
import * as styles from './MyData.css.ts';

interface RegisteredDataProps {
  messages: typeof myDataMessages;
  person: PersonDetail;
}

/** The registered data of a person with their origin, their roles and groups, and their access. */
export function RegisteredData({ messages, person }: RegisteredDataProps) {
  const labels = useMessages(peopleDirectoryMessages);
  const access = useMessages(accessTexts);
  const roleNames = useMessages(roleTexts);
  const locale = useLocale();
  const screen = <span className={styles.origin}>{messages.origin(labels.screen)}</span>;
  const line = (name: PersonField) => (
    <DataRow
      key={name}
      label={fieldLabel(name, labels)}
      messages={labels}
      owned={ownerOf(person, name)}
      action={fieldText(name, person) !== '' && screen}
    >
      {fieldText(name, person)}
    </DataRow>
  );
  const row = (label: string, value: string | null) => (
    <DataRow key={label} label={label} messages={labels}>
      {value}
    </DataRow>
  );
  const isKnown = (role: string): role is RoleName => roleNameSchema.options.some((known) => known === role);
  const grants = person.grants.filter(({ role }) => isKnown(role));
  return (
    <>
      <h2 className={styles.heading}>{labels.identity}</h2>
      <dl className={rowStyles.rows}>{identityFields.map(line)}</dl>
      <h2 className={styles.heading}>{labels.work}</h2>
      <dl className={rowStyles.rows}>{workFields.map(line)}</dl>
      <h2 className={styles.heading}>{labels.roles}</h2>
      <List empty={messages.noRoles}>
        {grants.map(({ role, source }) => (
          <li key={`${role} ${source?.key}`} className={styles.item}>
            {isKnown(role) && roleNames[role]}
            <span className={styles.origin}>{messages.origin(source?.name ?? labels.screen)}</span>
          </li>
        ))}
      </List>
      <h2 className={styles.heading}>{labels.groups}</h2>
      <List empty={messages.noGroups}>
        {person.groups.map(({ id, name, active }) => (
          <li key={id} className={styles.item}>
            {active ? name : labels.inactiveName(name)}
          </li>
        ))}
      </List>
      <h2 className={styles.heading}>{labels.signIn}</h2>
      <dl className={rowStyles.rows}>
        <DataRow label={labels.access} messages={labels} owned={ownerOf(person, 'active')}>
          {access[person.access]}
        </DataRow>
        {row(labels.lastSignIn, person.signedInAt && formatLongDateTime(person.signedInAt, locale))}
        {row(labels.createdOn, formatDate(person.createdAt, locale))}
        <DataRow label={labels.menu} messages={labels} owned={ownerOf(person, 'showOnlyPersonalMenu')}>
          {person.showOnlyPersonalMenu ? labels.personalMenu : labels.wholeMenu}
        </DataRow>
        {person.externalIds.map(({ source, externalId }) => row(labels.idAt(source.name), externalId))}
      </dl>
    </>
  );
}

function List({ empty, children }: { empty: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return <p className={styles.none}>{empty}</p>;
  return <ul className={styles.list}>{children}</ul>;
}
