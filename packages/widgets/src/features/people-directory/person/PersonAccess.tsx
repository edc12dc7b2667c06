import { type PersonDetail, type RoleName, roleNameSchema, setPersonRoles } from '@tramita/client/contract';
import { useState } from 'react';
import { formatDate, formatLongDateTime } from '../../../messages/format/format-date.ts';
import { accessTexts } from '../../../messages/labels/access.ts';
import * as rowStyles from '../../../person-data/DataRow.css.ts';
import { DataRow, ownerOf } from '../../../person-data/DataRow.tsx';
import { useLocale } from '../../../provider/use-locale.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Field } from '../../../ui/Field/Field.tsx';
import { RoleChoice } from '../RoleChoice.tsx';
import type { EditedTabProps } from './edited-tab.ts';
import { isAnonymised } from './is-anonymised.ts';
import { PartForm } from './PartForm.tsx';
import * as styles from './PersonPage.css.ts';
import { usePartForm } from './use-part-form.ts';

/**
 * The access of a person: whether and since when they can sign in, their roles, which an anonymised person does not have,
 * and their links to sources.
 */
export function PersonAccess(props: EditedTabProps) {
  const { person, messages } = props;
  const [visit, setVisit] = useState(0);
  const locale = useLocale();
  const access = useMessages(accessTexts);
  const row = (label: string, value: string | null, attribute?: string) => (
    <DataRow label={label} messages={messages} owned={attribute === undefined ? undefined : ownerOf(person, attribute)}>
      {value}
    </DataRow>
  );
  const { signedInAt, deactivatedAt, createdAt, externalIds, showOnlyPersonalMenu } = person;
  return (
    <div className={styles.content}>
      <h3 className={styles.heading}>{messages.signIn}</h3>
      <dl className={rowStyles.rows}>
        {row(messages.access, access[person.access], 'active')}
        {row(messages.lastSignIn, signedInAt && formatLongDateTime(signedInAt, locale))}
        {row(messages.createdOn, formatDate(createdAt, locale))}
        {deactivatedAt !== null && row(messages.deactivatedOn, formatLongDateTime(deactivatedAt, locale))}
        {row(messages.menu, showOnlyPersonalMenu ? messages.personalMenu : messages.wholeMenu, 'showOnlyPersonalMenu')}
        {externalIds.map(({ source, externalId }) => (
          <DataRow key={source.key} label={messages.idAt(source.name)} messages={messages}>
            {externalId}
          </DataRow>
        ))}
      </dl>
      {!isAnonymised(person) && (
        <>
          <h3 className={styles.heading}>{messages.roles}</h3>
          <RolesForm key={visit} {...props} onDone={() => setVisit(visit + 1)} />
        </>
      )}
    </div>
  );
}

/** Returns the known roles that were granted on the screen, in the order of the choice. */
const ownRoles = ({ grants }: PersonDetail): RoleName[] =>
  roleNameSchema.options.filter((role) => grants.some((grant) => grant.role === role && grant.source === null));

const sorted = (roles: readonly RoleName[]) => roleNameSchema.options.filter((role) => roles.includes(role));

function RolesForm({ person, messages, ...page }: EditedTabProps & { onDone: () => void }) {
  const { form, isChanged } = usePartForm<{ roles: readonly RoleName[] }>({
    ...page,
    person,
    messages,
    valuesOf: (person) => ({ roles: ownRoles(person) }),
    labels: { roles: messages.roles },
    contentOf: ({ roles }) => sorted(roles),
    failed: messages.rolesFailed,
    save: async ({ roles }, send, known) => {
      const body = { roles: sorted(roles), ...known };
      const sent = await send(setPersonRoles, { params: { id: person.id }, body });
      return sent?.answer ?? null;
    },
  });
  return (
    <PartForm form={form} messages={messages} isChanged={isChanged}>
      <Field {...form.field('roles')} label={messages.roles} hideLabel group>
        <RoleChoice messages={messages} grants={person.grants} {...form.control('roles')} />
      </Field>
    </PartForm>
  );
}
