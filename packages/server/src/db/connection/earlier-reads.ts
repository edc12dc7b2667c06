import { type Kysely, sql } from 'kysely';
import type { SqlPort, SqlResult } from './sql-port.ts';

/** Name of the cursor whose snapshot reads of other callers use, of that of their result, and of the setting with their text. */
const [cursor, result, setting] = ['earlier_reads', 'earlier_result', 'tramita.earlier_read'];

/** Starts the statement that lets other callers read. */
const opening = `declare ${cursor} `;

/**
 * Lets other callers read while a long transaction holds the only connection of an embedded database: their statements run
 * between those of the transaction and see the data as it was before this call. Their writes wait for its end, as always.
 *
 * A cursor keeps the snapshot of its declaration, and a stable function reads with the snapshot of its caller: each row of
 * this cursor opens another one for the next statement of another caller.
 */
export async function allowEarlierReads<Tables>(tx: Kysely<Tables>): Promise<void> {
  await sql
    .raw(`
    create or replace function pg_temp.open_earlier_read() returns refcursor language plpgsql stable as $$
      declare
        opened refcursor := '${result}';
      begin
        open opened for execute current_setting('${setting}');
        return opened;
      end
    $$`)
    .execute(tx);
  await sql
    .raw(
      `${opening} no scroll cursor for select pg_temp.open_earlier_read() from (select generate_series(1, 2147483647)) turns`,
    )
    .execute(tx);
}

/** Statements of other callers between those of a long transaction; see {@link allowEarlierReads}. */
export class EarlierReads {
  readonly #port: SqlPort;
  readonly #onAllowed: () => void;
  #isAllowed = false;
  #turn: Promise<unknown> = Promise.resolve();

  /** `onAllowed` is called when reads that wait for the connection may run at once. */
  constructor(port: SqlPort, onAllowed: () => void) {
    this.#port = port;
    this.#onAllowed = onAllowed;
  }

  /** Runs a statement of the holder of the connection. Reads end with its transaction, and if one of its statements fails. */
  async run(text: string, parameters: readonly unknown[]): Promise<SqlResult> {
    if (!this.#isAllowed && !text.startsWith(opening)) return this.#port.query(text, parameters);
    if (text === 'commit' || text === 'rollback') this.#isAllowed = false;
    return this.#inTurn(async () => {
      try {
        const answer = await this.#port.query(text, parameters);
        if (text.startsWith(opening)) {
          this.#isAllowed = true;
          this.#onAllowed();
        }
        return answer;
      } catch (error) {
        this.#isAllowed = false;
        throw error;
      }
    });
  }

  /** Runs a statement of another caller, if it only reads and may run now; returns null otherwise. */
  async read(text: string, parameters: readonly unknown[]): Promise<SqlResult | null> {
    if (!this.#isAllowed || !onlyReads(text)) return null;
    const complete = withValues(text, parameters);
    return complete === null ? null : this.#inTurn(() => this.#readNow(complete));
  }

  async #readNow(text: string): Promise<SqlResult | null> {
    // the transaction may have ended meanwhile
    if (!this.#isAllowed) return null;
    const point = `savepoint ${cursor}`;
    await this.#port.query(point, []);
    try {
      // a function that writes fails, and the caller waits like all others
      await this.#port.query(
        `select set_config('transaction_read_only', 'on', true), set_config('${setting}', $1, true)`,
        [text],
      );
      await this.#port.query(`fetch 1 from ${cursor}`, []);
      const answer = await this.#port.query(`fetch all from ${result}`, []);
      await this.#port.query(`close ${result}`, []);
      return answer;
    } catch {
      // the cursor may have failed with it
      this.#isAllowed = false;
      await this.#port.query(`rollback to ${point}`, []);
      return null;
    } finally {
      // also ends the restriction to reads
      await this.#port.query(`release ${point}`, []);
    }
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = this.#turn.then(work);
    this.#turn = next.catch(() => {});
    return next;
  }
}

const reading = /^\s*(?:select|with)\b/i;
/** Words of statements that write, lock or notify, and signs that {@link withValues} does not know. */
const notReading =
  /\b(?:insert|update|delete|merge|share|nextval|setval|set_config|pg_notify|pg_(?:try_)?advisory\w*)\b|\\'|\$\$|--|\/\*/i;

const onlyReads = (text: string): boolean => reading.test(text) && !notReading.test(text);

/** Texts and names in quotes, and parameters. */
const tokens = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\d+)/g;

/** Returns a statement with its parameters as values of no type, which get the types of parameters; null if one has no text. */
function withValues(text: string, parameters: readonly unknown[]): string | null {
  const values = parameters.map(textOf);
  if (values.includes(undefined)) return null;
  return text.replaceAll(tokens, (token, number?: string) => {
    if (number === undefined) return token;
    const value = values[Number(number) - 1];
    return value == null ? 'null' : `'${value.replaceAll("'", "''")}'`;
  });
}

/** Returns a value as Postgres reads it, null for none, and undefined for one of an unknown kind. */
function textOf(value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return undefined;
  if (!Array.isArray(value)) return typeof value === 'object' ? JSON.stringify(value) : String(value);
  const items = value.map(textOf);
  if (items.includes(undefined)) return undefined;
  return `{${items.map((item) => (item == null ? 'null' : `"${item.replaceAll(/["\\]/g, '\\$&')}"`)).join(',')}}`;
}
