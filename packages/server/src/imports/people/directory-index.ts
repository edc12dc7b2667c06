import type { PersonState, ReferenceRows } from '../../db/imports/people-state.ts';
import type { References } from '../../directory/derive-values.ts';
import { folded } from '../columns/column.ts';

/** A record that a file names: an existing one, or with a negative id one that the import creates. */
interface Named {
  readonly id: number;
  readonly name: string;
}

/** Names of one kind of records. Unknown names can be added, to be created with the import. */
export class NamedRecords<Row extends Named> {
  readonly #byName = new Map<string, Row>();
  readonly #byId = new Map<number, Row>();
  /** Folded names by their spellings, because files repeat few names many times. */
  readonly #spellings = new Map<string, string>();
  readonly created: Row[] = [];

  constructor(rows: readonly Row[], otherName: (row: Row) => string | null = () => null) {
    // a code wins over the name of another record, and the first record of several with one name wins
    for (const row of rows) {
      this.#byId.set(row.id, row);
      const other = otherName(row);
      if (other !== null && !this.#byName.has(folded(other))) this.#byName.set(folded(other), row);
    }
    for (const row of rows) if (!this.#byName.has(folded(row.name))) this.#byName.set(folded(row.name), row);
  }

  find(name: string): Row | undefined {
    let key = this.#spellings.get(name);
    if (key === undefined) {
      key = folded(name);
      this.#spellings.set(name, key);
    }
    return this.#byName.get(key);
  }

  get(id: number | null): Row | null {
    return id === null ? null : (this.#byId.get(id) ?? null);
  }

  /** Returns the record with a name. An unknown name becomes a new record with the next negative id. */
  findOrCreate(name: string, create: (id: number) => Row): Row {
    const found = this.find(name);
    if (found) return found;
    const row = create(-1 - this.created.length);
    this.created.push(row);
    this.#byName.set(folded(name), row);
    this.#byId.set(row.id, row);
    return row;
  }
}

/** The whole register, as the comparison of a file of people needs it. */
export class DirectoryIndex {
  readonly people = new Map<number, PersonState>();
  readonly #byUserName = new Map<string, PersonState>();
  readonly #byExternalId = new Map<string, PersonState>();
  readonly accounts: ReadonlySet<string>;
  /** Current day of people without a branch. */
  readonly today: string;
  readonly branches: NamedRecords<ReferenceRows['branches'][number]>;
  readonly jobTitles: NamedRecords<ReferenceRows['jobTitles'][number]>;
  readonly statuses: NamedRecords<ReferenceRows['statuses'][number]>;
  readonly groups: NamedRecords<ReferenceRows['groups'][number]>;
  readonly #sectors: ReadonlyMap<number, ReferenceRows['sectors'][number]>;
  readonly #sectorsByName = new Map<string, ReferenceRows['sectors'][number][]>();

  constructor(references: ReferenceRows, accounts: readonly string[]) {
    this.accounts = new Set(accounts);
    this.today = references.today;
    this.branches = new NamedRecords(references.branches, ({ code }) => code);
    this.jobTitles = new NamedRecords(references.jobTitles);
    this.statuses = new NamedRecords(references.statuses);
    this.groups = new NamedRecords(references.groups);
    this.#sectors = new Map(references.sectors.map((sector) => [sector.id, sector]));
    for (const sector of references.sectors) {
      for (const name of [folded(sector.name), folded(`${sector.department} / ${sector.name}`)]) {
        this.#sectorsByName.set(name, [...(this.#sectorsByName.get(name) ?? []), sector]);
      }
    }
  }

  add(person: PersonState): void {
    this.people.set(person.id, person);
    this.#byUserName.set(person.user_name.toLowerCase(), person);
    if (person.external_id !== null) this.#byExternalId.set(person.external_id, person);
  }

  named(userName: string): PersonState | undefined {
    return this.#byUserName.get(userName.toLowerCase());
  }

  linked(externalId: string): PersonState | undefined {
    return this.#byExternalId.get(externalId);
  }

  /** Returns the sectors that a text can mean. */
  sectorsNamed(text: string): readonly ReferenceRows['sectors'][number][] {
    return this.#sectorsByName.get(folded(text)) ?? [];
  }

  sector(id: number | null): ReferenceRows['sectors'][number] | null {
    return id === null ? null : (this.#sectors.get(id) ?? null);
  }

  /** Returns a sector as files name it: with its department if another one has the name. */
  sectorName(id: number | null): string | null {
    const sector = this.sector(id);
    if (!sector) return null;
    return this.sectorsNamed(sector.name).length > 1 ? `${sector.department} / ${sector.name}` : sector.name;
  }

  /** Returns the current day in the time zone of a branch. */
  todayIn(branchId: number | null): string {
    return this.branches.get(branchId)?.today ?? this.today;
  }

  /** Returns the records that values refer to, from which other values are derived. */
  references(ids: {
    readonly branchId: number | null;
    readonly jobTitleId: number | null;
    readonly sectorId: number | null;
    readonly statusId: number | null;
  }): References {
    return {
      branch: this.branches.get(ids.branchId),
      job_title: this.jobTitles.get(ids.jobTitleId),
      sector: this.sector(ids.sectorId),
      status: this.statuses.get(ids.statusId),
    };
  }
}

/** Returns the grants of all sources together. */
export const allRoles = ({ own_roles, other_roles }: Pick<PersonState, 'own_roles' | 'other_roles'>): string[] => [
  ...new Set([...other_roles, ...own_roles]),
];
