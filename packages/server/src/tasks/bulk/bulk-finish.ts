import {
  type DefinitionField,
  type endpoints,
  type FinishBody,
  formValuesMaxBytes,
  type ParsedRequestOf,
} from '@tramita/client/contract';
import { bulkMotiveRequiredMessage, type Locale } from '@tramita/client/rules';
import { loadStates } from '../../bulk/load-states.ts';
import { runBulk } from '../../bulk/run-bulk.ts';
import type { CallContext } from '../../context.ts';
import { InvalidInputError } from '../../errors.ts';
import { bytesOfForm } from '../../files/form-file.ts';
import type { AnswerOf } from '../../handlers.ts';
import { requireMotive } from '../../requests/require-motive.ts';
import { findVisibleTasks, missingTask } from '../../requests/visible-task.ts';
import { say } from '../../text/sentence.ts';
import { translate } from '../../text/translate.ts';
import { decideTask } from '../finish-task.ts';

type Call = (typeof endpoints)['tasks.bulkFinish'];

/** Applies one decision and one form to several tasks; refuses individually those they do not fit. */
export async function bulkFinish(context: CallContext, { body }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  if (body.data.approved === false) requireMotive(body.data.motive, bulkMotiveRequiredMessage);
  if (valueBytesOf(body.data) * body.tasks.length > allFormsMaxBytes) {
    const message = 'O preenchimento é grande demais para tantas tarefas de uma vez. Selecione menos tarefas.';
    throw new InvalidInputError(message);
  }
  return runBulk(context, {
    ids: body.tasks,
    subjects: await findVisibleTasks(context, body.tasks),
    missing: missingTask,
    load: (db, subjects) => loadStates(db, subjects),
    async act(inner, task, together) {
      await decideTask(inner, task, body.data, together).catch((error: unknown) => {
        throw namingFields(error, together?.state?.definition.fields ?? [], inner.locale);
      });
      return null;
    },
  });
}

/** Maximum total size of the forms of all tasks of one call, in bytes: they are written by one statement. */
const allFormsMaxBytes = 2 * formValuesMaxBytes;

const valueBytesOf = ({ approved: _approved, motive: _motive, ...values }: FinishBody) => bytesOfForm(values);

/** Maximum number of invalid fields named per task: there may be two hundred tasks. */
const namedMost = 5;

const nameOf = (labels: ReadonlyMap<string, string>, name: string) => labels.get(name) ?? name.slice(0, 100);

/**
 * Adds the names of the invalid fields to the message, in the language of the caller, because the screen does not show
 * the form of this task, in which it could mark them.
 */
function namingFields(error: unknown, fields: readonly DefinitionField[], locale: Locale): unknown {
  if (!(error instanceof InvalidInputError) || error.errorCode !== 'FORM_INVALID') return error;
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  const refused = error.fields ?? [];
  const problems = refused
    .slice(0, namedMost)
    .map(({ name, message }) => `${nameOf(labels, name)}: ${translate(message, locale)}`);
  const others = refused.length - namedMost;
  const more = others > 0 ? [translate(say`E mais ${others}`, locale)] : [];
  const message = [translate('Preenchimento incorreto', locale), ...problems, ...more].join('. ');
  return new InvalidInputError(message, error.errorCode, error.fields);
}
