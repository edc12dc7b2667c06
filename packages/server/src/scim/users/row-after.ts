import type { ScimPersonRow } from '../../db/scim/scim-people.ts';
import { columnsFor } from '../../directory/person-values.ts';
import type { PersonPlan } from '../../directory/write-person.ts';

/** A person before the connection created them. */
const newRow = {
  user_name: '',
  first_name: '',
  last_name: '',
  complete_name: '',
  nick_name: '',
  email: null,
  custom1: null,
  custom2: null,
  custom5: null,
  job_title: null,
  branch: null,
  branch_code: null,
  status: null,
  superior_id: null,
  superior_name: null,
  active: true,
  external_id: null,
  sent: null,
  sent_emails: null,
  pending_manager: null,
};

/** Changes of a person besides the values. */
interface OtherChanges {
  readonly externalId: string | null;
  readonly active: boolean;
  readonly at: Date;
}

/**
 * Returns a person as the database will return them after a write, so that they need not be read again while other
 * changes wait. Null stands for a new person, whose id is 0.
 */
export function rowAfter(
  old: ScimPersonRow | null,
  { after, records }: Pick<PersonPlan, 'after' | 'records'>,
  { externalId, active, at }: OtherChanges,
): ScimPersonRow {
  const branch = records('branch', after);
  const isChange = old === null || active !== old.active || Object.keys(after).length > 0;
  return {
    ...(old ?? { ...newRow, id: 0, created_at: at, changed_at: at }),
    // the columns have the same names and types in both
    ...(columnsFor(after) as Partial<ScimPersonRow>),
    ...('jobTitleId' in after && { job_title: records('jobTitle', after)?.name ?? null }),
    ...('branchId' in after && { branch: branch?.name ?? null, branch_code: branch?.code ?? null }),
    ...('statusId' in after && { status: records('status', after)?.name ?? null }),
    ...('superiorId' in after && { superior_name: records('superior', after)?.name ?? null }),
    ...(isChange && { changed_at: at }),
    external_id: externalId,
    active,
  };
}
