import { hideSecrets } from '../audit/hide-secrets.ts';
import type { Db } from '../db/connection/db.ts';
import { insertImportChanges } from '../db/imports/imports.ts';
import type { AuditChange } from '../db/tables/audit-tables.ts';
import type { NewAuditValue, NewValue } from '../db/tables/import-tables.ts';
import type { PlannedChange } from './import-plan.ts';

/** Returns a change from no value in the form of a new value. */
const shortened = ({ attribute, before, after }: AuditChange): AuditChange | NewAuditValue =>
  before === null ? [attribute, after] : { attribute, before, after };

/** Numbers of a difference, counted while it is stored. */
interface ChangeCounts {
  readonly effects: Record<PlannedChange['effect'], number>;
  /** Ids of the people who are deactivated. */
  readonly deactivated: number[];
  /** How often each attribute of existing records changes. */
  readonly attributes: Map<string, number>;
  readonly access: { any: number; gains: number; loses: number };
  /** Lines that change a record. */
  lines: number;
}

/** Statements that write at the same time. */
const atOnce = 2;

/** Stores the records of a difference in their order, while the next ones are being compared, and counts them. */
export class ChangeStore {
  readonly #db: Db;
  readonly #importId: number;
  #ordinal = 0;
  #writing: readonly Promise<void>[] = [];
  readonly counts: ChangeCounts = {
    effects: { CREATED: 0, CHANGED: 0, REACTIVATED: 0, DEACTIVATED: 0, KEPT: 0 },
    deactivated: [],
    attributes: new Map(),
    access: { any: 0, gains: 0, loses: 0 },
    lines: 0,
  };

  constructor(db: Db, importId: number) {
    this.#db = db;
    this.#importId = importId;
  }

  /** Starts to store records. Waits while too many are being written, and throws if that failed. */
  async add(changes: readonly PlannedChange[]): Promise<void> {
    if (changes.length === 0) return;
    const rows = changes.map((change) => this.#rowOf(change));
    for (const change of changes) this.#count(change);
    if (this.#writing.length === atOnce) await this.#writing[0];
    const writing = insertImportChanges(this.#db, rows);
    // reported by a later call
    writing.catch(() => {});
    this.#writing = [...this.#writing, writing].slice(-atOnce);
  }

  /** Resolves when all records are written. */
  async end(): Promise<void> {
    await Promise.all(this.#writing);
  }

  #rowOf(change: PlannedChange) {
    const ordinal = this.#ordinal;
    this.#ordinal += 1;
    const isNew = change.effect === 'CREATED';
    return {
      import_id: this.#importId,
      ordinal,
      line: change.line,
      effect: change.effect,
      record_id: change.recordId,
      key: change.key,
      name: change.name,
      // most rows of a large file are new, and shorter rows take less time
      attributes: isNew ? [] : change.shown.map(({ attribute }) => attribute),
      shown: isNew ? change.shown.map(({ attribute, after }): NewValue => [attribute, after]) : change.shown,
      gains: [...change.gains],
      loses: [...change.loses],
      write: change.write,
      audit: change.audit.map((audited) => shortened(hideSecrets(audited))),
      seen: change.seen,
    };
  }

  #count({ effect, recordId, shown, gains, loses, line }: PlannedChange): void {
    const { effects, deactivated, attributes, access } = this.counts;
    effects[effect] += 1;
    if (effect === 'DEACTIVATED' && recordId !== null) deactivated.push(recordId);
    if (effect === 'CHANGED' || effect === 'REACTIVATED') {
      for (const { attribute } of shown) attributes.set(attribute, (attributes.get(attribute) ?? 0) + 1);
    }
    access.gains += Math.sign(gains.length);
    access.loses += Math.sign(loses.length);
    access.any += Math.sign(gains.length + loses.length);
    if (line !== null && effect !== 'KEPT') this.counts.lines += 1;
  }
}
