import type { FieldProblem } from '../../contract/base/problem.ts';
import type { ModelField, ModelHeader, ModelStep, WorkflowModel } from '../../contract/processes/process-model.ts';
import { secretPlaceholder } from '../../contract/processes/process-model.ts';
import { workflowProblems } from './problems/workflow-problems.ts';
import { renameAllInText } from './references.ts';

/** The steps and fields of a model; the calls of both have secrets. */
export type Integrations = Pick<WorkflowModel, 'steps' | 'fields'>;

interface Call {
  readonly endpoint: string;
  readonly requestHeaders: ModelHeader[];
  readonly requestBody: string;
}

/** Returns whether a text is the placeholder of a value that the server stores and does not show. */
export const isSecretPlaceholder = (text: string): boolean => text === secretPlaceholder;

const masked = (text: string): string => (text === '' ? '' : secretPlaceholder);

/** Applies a change to every call of a model: those of service tasks and those of search fields. */
function mapCalls<Model extends Integrations>(
  model: Model,
  change: <Changed extends Call>(call: Changed, place: Pick<CallPlace, 'key' | 'name'>) => Changed,
): Model {
  const changeStep = (step: ModelStep): ModelStep =>
    step.type === 'SERVICE_TASK' && step.serviceType === 'OTHERS'
      ? change(step, { key: `step ${step.id}`, name: `steps.${step.id}` })
      : step;
  const changeField = (field: ModelField): ModelField =>
    field.search?.kind === 'http'
      ? { ...field, search: change(field.search, { key: `field ${field.id}`, name: `data.${field.id}` }) }
      : field;
  return { ...model, steps: model.steps.map(changeStep), fields: model.fields.map(changeField) };
}

interface CallPlace {
  readonly key: string;
  /** Name of the call in the list of problems. */
  readonly name: string;
}

/** Returns the model with a placeholder for the value of each header and for each body of its calls. */
export function maskSecrets<Model extends Integrations>(model: Model): Model {
  return mapCalls(model, (call) => ({
    ...call,
    requestHeaders: call.requestHeaders.map(({ header, value }) => ({ header, value: masked(value) })),
    requestBody: masked(call.requestBody),
  }));
}

/** Returns the model without what its calls send, their addresses, and the targets of failure reports. */
export function withoutIntegrations<Model extends Integrations>(model: Model): Model {
  const empty = { endpoint: '', requestHeaders: [], requestParams: [], requestBody: '' };
  const emptied = mapCalls(model, (call) => ({ ...call, ...empty }));
  return {
    ...emptied,
    steps: emptied.steps.map((step) =>
      step.type === 'SERVICE_TASK'
        ? {
            ...step,
            responseBody: {},
            callbackResponseBody: {},
            integrationErrorTarget: '',
            googleSheetsConfig: { ...step.googleSheetsConfig, url: '' },
          }
        : step,
    ),
  };
}

/** Returns whether a model has placeholders whose values must be looked up. */
export function hasSecretPlaceholders(model: Integrations): boolean {
  let found = false;
  mapCalls(model, (call) => {
    found ||= isSecretPlaceholder(call.requestBody);
    found ||= call.requestHeaders.some(({ value }) => isSecretPlaceholder(value));
    return call;
  });
  return found;
}

/** A model with values instead of placeholders, and the placeholders without a stored value. */
export interface KeptSecrets<Model> {
  readonly model: Model;
  readonly problems: readonly FieldProblem[];
}

/**
 * Replaces placeholders by their stored values. A value belongs to its step or field and the name of its header, and to
 * the server it was written for: a call to another server does not get it.
 *
 * @param stored the versions of the process, newest first
 * @param texts those of the problems. @default the Portuguese ones
 */
export function keepSecrets<Model extends Integrations>(
  model: Model,
  stored: readonly Integrations[],
  texts: Pick<typeof workflowProblems, 'secretHeader' | 'secretBody'> = workflowProblems,
): KeptSecrets<Model> {
  const problems: FieldProblem[] = [];
  const versions = stored.map((version) => ({ calls: callsOf(version), renames: renamesBetween(version, model) }));
  const kept = mapCalls(model, (call, { key, name }) => {
    const find = (read: (former: Call) => string | undefined, message: (isMoved: boolean) => string): string => {
      let isMoved = false;
      for (const { calls, renames } of versions) {
        const former = calls.get(key);
        const value = former && read(former);
        if (former === undefined || value === undefined || value === '') continue;
        if (serverOf(former.endpoint) === serverOf(call.endpoint)) return renameAllInText(value, renames);
        isMoved = true;
      }
      problems.push({ name, message: message(isMoved) });
      return secretPlaceholder;
    };
    return {
      ...call,
      requestHeaders: call.requestHeaders.map(({ header, value }, index) => {
        if (!isSecretPlaceholder(value)) return { header, value };
        const place = placeOf(call.requestHeaders, index);
        const read = (former: Call) =>
          former.requestHeaders.find((_, at) => placeOf(former.requestHeaders, at) === place)?.value;
        return { header, value: find(read, (isMoved) => texts.secretHeader(header, isMoved)) };
      }),
      requestBody: isSecretPlaceholder(call.requestBody)
        ? find((former) => former.requestBody, texts.secretBody)
        : call.requestBody,
    };
  });
  return { model: kept, problems };
}

/** Returns the calls of a model by the step or field they belong to. */
function callsOf(model: Integrations): ReadonlyMap<string, Call> {
  const calls = new Map<string, Call>();
  mapCalls(model, (call, { key }) => {
    calls.set(key, call);
    return call;
  });
  return calls;
}

/** Identifies a header by its name and the number of earlier headers with that name. */
function placeOf(headers: readonly ModelHeader[], index: number): string {
  const name = (headers[index]?.header ?? '').trim().toLowerCase();
  const before = headers.slice(0, index).filter(({ header }) => header.trim().toLowerCase() === name);
  return `${before.length} ${name}`;
}

/** Returns the scheme and host of an address, which may contain references. */
const serverOf = (endpoint: string): string =>
  (/^\s*[^/]*\/\/[^/?]*/.exec(endpoint)?.[0] ?? endpoint).trim().toLowerCase();

/** Returns the new names of renamed fields by the former ones; hidden texts could not be updated in the editor. */
function renamesBetween(former: Integrations, model: Integrations): ReadonlyMap<string, string> {
  const names = new Map(former.fields.map(({ id, name }) => [id, name]));
  const renames = model.fields.flatMap(({ id, name }): [string, string][] => {
    const before = names.get(id);
    return before === undefined || before === name ? [] : [[before, name]];
  });
  return new Map(renames);
}
