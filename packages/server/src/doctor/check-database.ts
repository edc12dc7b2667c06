import type { Db } from '../db/connection/db.ts';
import { readClock, readServerVersion } from '../db/doctor/health.ts';
import { listApplied } from '../db/migrations/migrate.ts';
import { migrations } from '../db/migrations/migrations.ts';
import { checkOldestServer, DatabaseTooNewError } from '../db/migrations/releases/oldest-server.ts';
import { attention, type Check, failure, ok } from './finding.ts';

const oldestPostgres = 15;
const clockToleranceMs = 2000;

async function checkMigrations(db: Db) {
  const known = Object.keys(migrations).sort();
  const applied = await listApplied(db);
  try {
    await checkOldestServer(db, applied, known.at(-1) ?? '');
  } catch (error) {
    if (!(error instanceof DatabaseTooNewError)) throw error;
    return failure(
      `O banco é da versão ${error.databaseVersion}; este servidor é da versão ${error.serverVersion} e não pode usá-lo.`,
      'Instale a versão do servidor que migrou o banco.',
    );
  }
  if (applied.length === 0) {
    return attention(
      'O banco ainda está vazio.',
      'Inicie o servidor, que cria as tabelas; as demais verificações precisam delas.',
    );
  }
  const missing = known.filter((name) => !applied.includes(name));
  if (missing.length === 0) return ok(`Todas as ${known.length} migrações foram aplicadas.`);
  return attention(
    `Faltam migrações: ${missing.join(', ')}.`,
    'Inicie o servidor desta versão, que as aplica; as demais verificações precisam delas.',
  );
}

/** Checks that need no table: version, migrations and clock of the database. */
export const databaseChecks = (db: Db, now: () => Date): readonly Check[] => [
  {
    name: 'Versão do banco',
    async run() {
      const { number, text } = await readServerVersion(db);
      if (number >= oldestPostgres * 10_000) return ok(`PostgreSQL ${text}.`);
      return failure(
        `PostgreSQL ${text}; o Tramita precisa da versão ${oldestPostgres} ou mais nova.`,
        `Atualize o PostgreSQL para a versão ${oldestPostgres} ou mais nova.`,
      );
    },
  },
  { name: 'Migrações', run: () => checkMigrations(db) },
  {
    name: 'Relógio',
    async run() {
      const before = now().getTime();
      const there = (await readClock(db)).getTime();
      const after = now().getTime();
      // the clock was read at some moment between the two
      const difference = Math.max(0, before - there, there - after);
      if (difference < clockToleranceMs) return ok('O relógio do banco e o deste servidor coincidem.');
      return failure(
        `O relógio do banco e o deste servidor diferem em ${(difference / 1000).toLocaleString('pt-BR')} s.`,
        'Sincronize os relógios das duas máquinas por NTP.',
      );
    },
  },
];
