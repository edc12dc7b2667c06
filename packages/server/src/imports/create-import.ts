import type { endpoints, Import, ParsedRequestOf } from '@tramita/client/contract';
import { importFileMaxBytes } from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { checkImportJob } from '../db/jobs/import-jobs.ts';
import { insertJob } from '../db/jobs/jobs.ts';
import { ServiceError } from '../errors.ts';
import type { UploadedFile } from '../ports/uploaded-file.ts';
import { readImport } from './apply-import.ts';
import { describeImport } from './describe-import.ts';
import { receiveImport } from './receive-import.ts';

type Call = (typeof endpoints)['imports.create'];

/** Receives a file and starts its comparison with the register. */
export async function createImport(
  { services, user, locale }: CallContext,
  { body }: ParsedRequestOf<Call>,
): Promise<Import> {
  const file: UploadedFile = body.file;
  if (file.size > importFileMaxBytes) throw new ServiceError(413, 'MAX_FILE_SIZE', errorMessage('MAX_FILE_SIZE'));
  const id = await receiveImport(services, {
    kind: body.kind,
    bytes: new Uint8Array(await file.arrayBuffer()),
    fileName: file.name ?? '',
    source: body.source,
    complete: body.complete ?? false,
    createdBy: user.id,
  });
  const received = describeImport(await readImport(services.db, id), services, locale);
  await insertJob(services.db, checkImportJob(id, services.now()));
  services.wakeWorker();
  return received;
}
