import { type RawBuilder, sql } from 'kysely';
import { type FilterNode, type FilterOperand, type FilterTarget, filterCondition } from './filter-sql.ts';
import { idIn } from './scim-people.ts';

const text = (value: RawBuilder<unknown>): FilterOperand => ({ kind: 'text', value });
const time = (value: RawBuilder<unknown>): FilterOperand => ({
  kind: 'time',
  // responses contain milliseconds
  value: sql`date_trunc('milliseconds', ${value})`,
});

/** The text of an attribute as it was sent, unless the stored one changed since then. */
const shown = (name: string, stored: RawBuilder<unknown>): FilterOperand =>
  text(sql`case when s.sent ? ${sql.lit(name)} and s.sent -> ${sql.lit(name)} ->> 'stored' is not distinct from ${stored}
    then s.sent -> ${sql.lit(name)} ->> 'sent' else ${stored} end`);

const emails = sql`case when u.email is null then '[]'::jsonb
  when s.sent_emails @> jsonb_build_array(jsonb_build_object('value', u.email)) then s.sent_emails
  else jsonb_build_array(jsonb_build_object('value', u.email, 'type', 'work', 'primary', true)) end`;

/** The attributes of people on the tables of `scimPeople`. */
const people: FilterTarget = {
  operands: {
    id: text(sql`u.id::text`),
    externalId: text(sql`e.external_id`),
    userName: shown('userName', sql`u.user_name`),
    'name.formatted': shown('name.formatted', sql`u.complete_name`),
    'name.givenName': shown('name.givenName', sql`u.first_name`),
    'name.familyName': shown('name.familyName', sql`u.last_name`),
    displayName: shown('displayName', sql`u.complete_name`),
    nickName: shown('nickName', sql`u.nick_name`),
    active: { kind: 'boolean', value: sql`u.active` },
    title: shown('title', sql`j.name`),
    employeeNumber: shown('employeeNumber', sql`u.custom1`),
    department: shown('department', sql`u.custom5`),
    division: shown('division', sql`b.name`),
    'manager.value': text(sql`coalesce(s.pending_manager, u.superior_id::text)`),
    'manager.displayName': text(sql`case when s.pending_manager is null then m.complete_name end`),
    cpf: text(sql`u.custom2`),
    branchCode: shown('branchCode', sql`b.code`),
    status: shown('status', sql`st.description`),
    'meta.created': time(sql`u.created_at`),
    'meta.lastModified': time(sql`u.changed_at`),
  },
  lists: {
    emails: {
      operands: {
        'emails.value': text(sql`el ->> 'value'`),
        'emails.type': text(sql`el ->> 'type'`),
        'emails.primary': { kind: 'boolean', value: sql`(el ->> 'primary')::boolean` },
      },
      exists: (where) => sql`exists (select from jsonb_array_elements(${emails}) el where ${where})`,
    },
  },
  fast({ op, path, value }) {
    if (op !== 'eq' || typeof value !== 'string') return null;
    if (path === 'id') return sql`u.id = ${idIn(value)}::integer`;
    if (path === 'userName') return sql`lower(u.user_name) = lower(${value.trim().normalize('NFC')})`;
    if (path === 'cpf') return sql`regexp_replace(u.custom2, '\\D', '', 'g') = ${value.replaceAll(/\D/g, '')}`;
    if (path === 'manager.value')
      return sql`(s.pending_manager = ${value} or s.pending_manager is null and u.superior_id = ${idIn(value)}::integer)`;
    return null;
  },
};

/** Returns the condition of a filter on `scimPeople`. */
export const peopleFilter = (filter: FilterNode): RawBuilder<unknown> => filterCondition(filter, people);
