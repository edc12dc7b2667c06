import type { WorkflowModel } from '@tramita/client/contract';
import { hasSecretPlaceholders, keepSecrets, type Locale, modelOfDefinition } from '@tramita/client/rules';
import type { Db } from '../db/connection/db.ts';
import { findVersionDefinitions } from '../db/processes/processes.ts';
import { publishLanguages } from '../text/languages.ts';
import { processInvalid } from './check-model.ts';

/**
 * Replaces placeholders by the values stored with the versions of a process.
 * @throws InvalidInputError PROCESS_INVALID naming, in a language, each placeholder that has no stored value
 */
export async function withStoredSecrets<Model extends Pick<WorkflowModel, 'steps' | 'fields'>>(
  db: Db,
  model: Model,
  processId: number | null,
  locale: Locale,
): Promise<Model> {
  if (!hasSecretPlaceholders(model)) return model;
  const versions = processId === null ? [] : await findVersionDefinitions(db, processId);
  const { model: kept, problems } = keepSecrets(
    model,
    versions.map(modelOfDefinition),
    publishLanguages[locale].problems,
  );
  if (problems.length > 0) throw processInvalid(problems);
  return kept;
}
