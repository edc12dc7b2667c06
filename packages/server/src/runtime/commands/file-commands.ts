import { join } from 'node:path';
import { type Config, ConfigError } from '../../config/read-config.ts';
import { listStoredFiles } from '../../db/stored-files/list-stored-files.ts';
import { copyFiles } from '../../files/copy-files.ts';
import { createFolderFileStore } from '../../files/folder-file-store.ts';
import { createS3FileStore } from '../../files/s3-file-store.ts';
import { type FileProblem, verifyFiles } from '../../files/verify-files.ts';
import type { ListedFileStore } from '../../ports/file-store.ts';
import { copyRemovedList, removedListPrefix } from '../../privacy/removed-list.ts';
import { counted, grouped } from '../../text/counted.ts';
import { withExistingDatabase } from '../open-database.ts';

type Print = (line: string) => void;

/** Returns the folder of the files within the data folder. */
export const filesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'files');

/** Returns the store in the data folder. */
export const folderStore = (config: Pick<Config, 'dataDir'>): ListedFileStore =>
  createFolderFileStore(filesFolder(config));

const problemTexts: Record<FileProblem['problem'], string> = {
  missing: 'o arquivo não existe',
  size: 'o tamanho difere do registro',
  sha256: 'o conteúdo difere do registro',
};

function printProblems(problems: readonly FileProblem[], print: Print): void {
  for (const { key, problem } of problems) print(`FALHA ${key}: ${problemTexts[problem]}.`);
}

/**
 * Compares the stored files with their rows and prints what differs. Returns whether every file is as its row says;
 * files without a row are listed only.
 */
export async function verifyStoredFiles(config: Config, sample: number | undefined, print: Print): Promise<boolean> {
  const store = config.s3 ? createS3FileStore(config.s3) : folderStore(config);
  const result = await withExistingDatabase(config, (db) =>
    verifyFiles({ store, listStored: () => listStoredFiles(db), sample }),
  );
  const { checked, stored, problems } = result;
  const withoutRow = result.withoutRow.filter((key) => !key.startsWith(removedListPrefix));
  printProblems(problems, print);
  for (const key of withoutRow) print(`SEM REGISTRO ${key}`);
  print(
    `${grouped(checked)} de ${counted(stored, 'arquivo conferido', 'arquivos conferidos')}: ${grouped(problems.length)} com falha; ${grouped(withoutRow.length)} sem registro no banco.`,
  );
  return problems.length === 0;
}

/**
 * Copies the files of the data folder to the S3-compatible store. Returns whether all of them are there.
 *
 * @throws {ConfigError} without a configured store
 */
export async function moveFiles(config: Config, print: Print): Promise<boolean> {
  if (!config.s3) {
    throw new ConfigError(
      'Para copiar os anexos informe S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY.',
    );
  }
  const target = createS3FileStore(config.s3);
  const { copied, present, problems } = await withExistingDatabase(config, async (db) =>
    copyFiles(folderStore(config), target, await listStoredFiles(db)),
  );
  await copyRemovedList(folderStore(config), target);
  printProblems(problems, print);
  print(
    `${counted(copied, 'arquivo copiado', 'arquivos copiados')}, ${grouped(present)} já ${present === 1 ? 'estava' : 'estavam'} no destino, ${grouped(problems.length)} com falha.`,
  );
  return problems.length === 0;
}
