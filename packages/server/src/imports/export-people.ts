import type { RoleName } from '@tramita/client/contract';
import { csvByteOrderMark, csvLine, roleLabels } from '@tramita/client/rules';
import { fromCommandLine, writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../context.ts';
import { type ExportedPerson, readExportedPeople } from '../db/imports/export-people.ts';
import { listSeparator } from './columns/column.ts';
import { type PeopleColumn, peopleColumns } from './columns/people-columns.ts';
import { flagText } from './line-errors.ts';

const peopleAtOnce = 1000;

const cellsOf = (person: ExportedPerson): Readonly<Record<PeopleColumn, string | null>> => ({
  custom1: person.custom1,
  userName: person.user_name,
  firstName: person.first_name,
  lastName: person.last_name,
  completeName: person.complete_name,
  email: person.email,
  custom2: person.custom2,
  jobTitle: person.job_title,
  branch: person.branch,
  sector: person.sector,
  superior: person.superior,
  status: person.status,
  roles: person.roles
    .split(',')
    .flatMap((role) => roleLabels[role.trim() as RoleName] ?? [])
    .join(listSeparator),
  groups: person.groups.join(listSeparator),
  active: flagText(person.active),
  absentFrom: person.absent_from,
  absentTo: person.absent_to,
  substitute: person.substitute,
});

/**
 * Returns all people as a CSV file in the form of the template, a part at a time. Writes to the audit trail that a command
 * did so.
 */
export async function* exportPeople({ db, now }: Pick<Services, 'db' | 'now'>): AsyncGenerator<string> {
  await writeAudit(db, fromCommandLine(now()), { action: 'EXPORTED', object: { kind: 'person', name: 'Pessoas' } });
  yield csvByteOrderMark + csvLine(peopleColumns.map(({ heading }) => heading));
  for (let after = 0; ; ) {
    const people = await readExportedPeople(db, { after, size: peopleAtOnce, now: now() });
    const last = people.at(-1);
    if (!last) return;
    yield people
      .map((person) => {
        const cells = cellsOf(person);
        return csvLine(peopleColumns.map(({ key }) => cells[key]));
      })
      .join('');
    after = last.id;
  }
}
