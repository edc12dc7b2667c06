import { randomCpf } from '../brazilian-numbers.ts';
import { createRandom, type Random } from '../random.ts';
import { type AssigneeStatus, assigneeStatuses } from './assignee-statuses.ts';
import { type BranchCode, branches } from './branches.ts';
import type { SectorName } from './departments.ts';
import { type JobTitle, jobTitles } from './job-titles.ts';
import { firstNames, lastNames } from './name-pool.ts';
import { type StaffMember, staff } from './staff.ts';
import { stores } from './stores.ts';

/** A user of the demo company with all values of a row of `users`. */
export interface DemoPerson {
  readonly id: number;
  readonly userName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly completeName: string;
  readonly email: string;
  readonly roles: string;
  readonly registration: string;
  readonly cpf: string;
  readonly jobTitle: JobTitle;
  readonly jobTitleId: number;
  readonly branch: BranchCode;
  readonly branchId: number;
  readonly sector: SectorName;
  readonly status: AssigneeStatus;
  readonly statusId: number;
  /** True for users whose status restricts them to their own requests. */
  readonly restricted: boolean;
  readonly superior: string | null;
  readonly catalogueToken: string;
}

/** Far from ids 1 to 3, which are the special assignees of a definition. */
const firstPersonId = 1001;

/** `Otávio Rezende` → `otavio.rezende`. */
function userNameOf(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, '.');
}

function storeStaff(random: Random): StaffMember[] {
  const taken = new Set(staff.map((member) => userNameOf(member.name)));
  const newName = (): string => {
    const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
    if (taken.has(userNameOf(name))) return newName();
    taken.add(userNameOf(name));
    return name;
  };
  return stores.flatMap((store) => {
    const superior = store.manager === null ? store.regional : userNameOf(store.manager);
    const member = (name: string, jobTitle: JobTitle, above: string, status?: AssigneeStatus): StaffMember => {
      return { name, jobTitle, branch: store.branch, sector: store.sector, superior: above, status };
    };
    const several = (count: number, jobTitle: JobTitle) =>
      Array.from({ length: count }, () => {
        const status = random.weighted<AssigneeStatus>([
          ['Ativo', 94],
          ['Férias', 4],
          ['Afastado', 2],
        ]);
        return member(newName(), jobTitle, superior, status);
      });
    const manager = store.manager === null ? [] : [member(store.manager, 'Gerente de loja', store.regional)];
    return [
      ...manager,
      ...several(store.sellers, 'Vendas'),
      ...several(store.cashiers, 'Caixa'),
      ...several(store.stock, 'Estoquista'),
    ];
  });
}

function idOf<T extends { readonly id: number }>(rows: readonly T[], found: (row: T) => boolean): number {
  const row = rows.find(found);
  if (row === undefined) throw new Error('build-people: unknown branch, job title or status');
  return row.id;
}

function toPerson(member: StaffMember, id: number, random: Random): DemoPerson {
  const userName = userNameOf(member.name);
  const [firstName = member.name, ...rest] = member.name.split(' ');
  const status = member.status ?? 'Ativo';
  return {
    id,
    userName,
    firstName,
    lastName: rest.join(' '),
    completeName: member.name,
    email: `${userName}@redeipe.example`,
    roles: member.roles ?? 'ROLE_USER',
    registration: String(200_000 + id * 7),
    cpf: randomCpf(random),
    jobTitle: member.jobTitle,
    jobTitleId: idOf(jobTitles, (row) => row.name === member.jobTitle),
    branch: member.branch,
    branchId: idOf(branches, (row) => row.code === member.branch),
    sector: member.sector,
    status,
    statusId: idOf(assigneeStatuses, (row) => row.description === status),
    restricted: status === 'Afastado',
    superior: member.superior,
    catalogueToken: random.uuid().replaceAll('-', ''),
  };
}

/** Returns all users of Rede Ipê, with the same ids every time. */
export function buildPeople(): readonly DemoPerson[] {
  const random = createRandom('rede-ipe/people');
  const everybody = [...staff, ...storeStaff(random.fork('stores'))];
  const numbers = random.fork('numbers');
  return everybody.map((member, index) => toPerson(member, firstPersonId + index, numbers));
}
