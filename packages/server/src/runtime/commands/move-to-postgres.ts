import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from '../../config/read-config.ts';
import { openPgliteDatabase } from '../../db/connection/open-database.ts';
import { openPostgresDatabase } from '../../db/connection/open-postgres-database.ts';
import { openPgliteWorkerPort } from '../../db/connection/pglite-worker-port.ts';
import { pingDatabase } from '../../db/connection/ping.ts';
import { completeMove, type Move, moveDatabase, TargetError } from '../../db/move/move-database.ts';
import { isInterruptedTarget } from '../../db/move/tables.ts';
import { lockDataFolder } from '../lock-data-folder.ts';
import { markAsMoved, refuseMovedFolder } from '../moved-mark.ts';
import { embeddedFolder, textOf } from '../open-database.ts';

export interface MoveToPostgresOptions {
  /** Address of the empty database. */
  readonly to: string;
  /** Fills a target that an interrupted move left. */
  readonly restart: boolean;
  readonly print: (line: string) => void;
  readonly now: () => Date;
}

const targetProblems: Record<TargetError['reason'], string> = {
  'not-empty': 'O banco de destino não está vazio; informe um banco ou esquema sem tabelas.',
  interrupted: 'O banco de destino contém uma mudança interrompida; repita com --restart.',
};

/** Name of the report in the data folder. */
const reportName = 'move-report.json';

/**
 * Moves the embedded database to Postgres and writes a report into the data folder. Returns whether both are the same;
 * only then the folder is marked, and a later start is refused.
 *
 * @throws {ConfigError} with a one-sentence message if the move cannot begin
 */
export async function moveToPostgres(config: Config, options: MoveToPostgresOptions): Promise<boolean> {
  const { to, restart, print, now } = options;
  const { dataDir } = config;
  if (config.databaseUrl) throw new ConfigError('Só o banco embutido é movido; inicie o comando sem DATABASE_URL.');
  if (!/^postgres(ql)?:\/\//.test(to)) throw new ConfigError('--to deve ser um endereço postgres://.');
  const folder = embeddedFolder(dataDir);
  const present = await readdir(folder).catch(() => []);
  if (present.length === 0) throw new ConfigError(`A pasta ${dataDir} não tem um banco embutido.`);
  const lock = await lockDataFolder(dataDir);
  try {
    const port = await openPgliteWorkerPort({ dataDir: folder });
    const source = openPgliteDatabase(port);
    const target = openPostgresDatabase(to, { connections: 2, statementTimeoutMs: 0 });
    try {
      await pingDatabase(target).catch((cause: unknown) => {
        throw new ConfigError(`Não foi possível conectar ao banco de --to: ${textOf(cause)}.`, { cause });
      });
      // a move that was interrupted at its very end has marked the folder already
      if (!config.force && !(restart && (await isInterruptedTarget(target)))) await refuseMovedFolder(dataDir);
      const move = await moveDatabase(source, target, { restart });
      await writeReport(join(dataDir, reportName), move, now());
      printResult(move, print);
      if (!move.isSame) return false;
      await markAsMoved(dataDir, now());
      await completeMove(target);
      return true;
    } finally {
      await target.destroy();
      await source.destroy();
      // a database that was never used does not close its port
      await port.close();
    }
  } catch (error) {
    if (error instanceof TargetError) throw new ConfigError(targetProblems[error.reason], { cause: error });
    throw error;
  } finally {
    await lock.release();
  }
}

async function writeReport(path: string, { tables, isSame }: Move, at: Date): Promise<void> {
  await writeFile(path, `${JSON.stringify({ at: at.toISOString(), isSame, tables }, null, 2)}\n`, { mode: 0o600 });
}

function printResult({ tables, isSame }: Move, print: (line: string) => void): void {
  for (const { table, source, target, isSame: same } of tables) {
    if (!same) print(`${table}: ${source.rows} linhas na origem, ${target.rows} no destino; o conteúdo difere.`);
  }
  const rows = tables.reduce((sum, { source }) => sum + source.rows, 0);
  print(
    isSame
      ? `${tables.length} tabelas e ${rows} linhas copiadas e conferidas. Inicie o servidor com DATABASE_URL.`
      : 'A cópia difere da origem e foi desfeita; a pasta continua em uso. Repita com --restart.',
  );
  print(`Relatório em ${reportName} na pasta de dados.`);
}
