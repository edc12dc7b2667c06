import type { ModelStep } from '../../../contract/processes/process-model.ts';
import { stepName } from '../labels/step-titles.ts';
import type { ChangedSwitch, ChangeLanguage, changeTexts } from './change-texts.ts';

type Steps = { readonly older: ReadonlyMap<string, ModelStep>; readonly newer: ReadonlyMap<string, ModelStep> };
type Human = Extract<ModelStep, { assignees: unknown }>;
type Service = Extract<ModelStep, { type: 'SERVICE_TASK' }>;

/** Describes the changed settings of a step, including its connections, unless it is a decision. */
export function stepDetails(before: ModelStep, after: ModelStep, steps: Steps, language: ChangeLanguage): string[] {
  if (before === after) return [];
  const { changes: texts, labels } = language;
  const details: string[] = [];
  if (before.title !== after.title) details.push(texts.renamed(stepName(before, labels)));
  if (before.subtitle !== after.subtitle) details.push(texts.changedText('subtitle'));
  if (before.description !== after.description) details.push(texts.changedText('description'));
  if (isHuman(before) && isHuman(after)) details.push(...humanDetails(before, after, language));
  if (before.type === 'SERVICE_TASK' && after.type === 'SERVICE_TASK')
    details.push(...serviceDetails(before, after, texts));
  return after.type === 'GATEWAY' ? details : [...details, ...targetDetails(before, after, steps, language)];
}

const isHuman = (step: ModelStep): step is Human => 'assignees' in step;

function humanDetails(before: Human, after: Human, { changes: texts, labels }: ChangeLanguage): string[] {
  const slaOf = ({ sla, slaUnit }: Human): string =>
    sla === null || slaUnit === null ? texts.none('sla') : texts.sla(sla, slaUnit);
  const details: string[] = [];
  const [older, newer] = [slaOf(before), slaOf(after)];
  if (older !== newer) details.push(texts.fromTo('sla', older, newer));
  const people = (step: Human) =>
    new Map(step.assignees.map(({ id, firstName }) => [`p${id}`, labels.assignee(id) || firstName]));
  const groups = (step: Human) => new Map(step.groups.map(({ id, name }) => [`g${id}`, name]));
  const who = (step: Human) => new Map([...people(step), ...groups(step)]);
  details.push(...comings(who(before), who(after), texts));
  details.push(...switched(before, after, texts));
  if (before.notifyAssignees !== after.notifyAssignees) {
    details.push(texts.fromTo('notice', texts.notice(before.notifyAssignees), texts.notice(after.notifyAssignees)));
  }
  return details;
}

const switches = [
  'isRoutable',
  'isAttachmentRequired',
  'waitUntilEndOfProcess',
  'renotify',
  'fillingFromSheet',
] as const satisfies readonly (keyof Human)[];

function switched(before: Human, after: Human, texts: typeof changeTexts): string[] {
  return switches.flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    if (was === is) return [];
    return [is === true ? texts.turnedOn(name) : texts.turnedOff(name)];
  });
}

function comings(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  texts: typeof changeTexts,
): string[] {
  const missing = (all: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
    [...all].flatMap(([id, name]) => (other.has(id) ? [] : [name]));
  return [
    ...missing(after, before).map((name) => texts.comes(name)),
    ...missing(before, after).map((name) => texts.goes(name)),
  ];
}

function serviceDetails(before: Service, after: Service, texts: typeof changeTexts): string[] {
  const details: string[] = [];
  const calls = (step: Service): string =>
    step.serviceType === 'SHEETS'
      ? texts.sheet(step.googleSheetsConfig.sheetName)
      : `${step.method ?? ''} ${step.endpoint}`.trim();
  if (calls(before) !== calls(after)) details.push(texts.fromTo('call', calls(before), calls(after)));
  else if (partsOfCall(before) !== partsOfCall(after)) details.push(texts.other('callData'));
  if (before.maxRetries !== after.maxRetries) {
    details.push(texts.fromTo('retries', before.maxRetries, after.maxRetries));
  }
  const flags: [boolean, boolean, ChangedSwitch][] = [
    [before.asynchronous, after.asynchronous, 'asynchronous'],
    [before.continueIfError, after.continueIfError, 'continueIfError'],
  ];
  for (const [was, is, words] of flags) {
    if (was !== is) details.push(is ? texts.turnedOn(words) : texts.turnedOff(words));
  }
  const isTargetChanged =
    before.notifyIntegrationError !== after.notifyIntegrationError ||
    before.integrationErrorTarget !== after.integrationErrorTarget;
  if (isTargetChanged) details.push(texts.other('errorNotice'));
  return details;
}

function partsOfCall(step: Service): string {
  const { requestHeaders, requestParams, requestBody, responseBody, callbackResponseBody, googleSheetsConfig } = step;
  const isSheet = step.serviceType === 'SHEETS';
  return JSON.stringify(
    isSheet ? googleSheetsConfig : { requestHeaders, requestParams, requestBody, responseBody, callbackResponseBody },
  );
}

/** Ignores a changed target if the old one was removed, the new one was added, or the arrow only skips a placeholder. */
function targetDetails(
  before: ModelStep,
  after: ModelStep,
  { older, newer }: Steps,
  { changes: texts, labels }: ChangeLanguage,
): string[] {
  const [was, is] = [before.connections[0]?.stepId ?? null, after.connections[0]?.stepId ?? null];
  if (was === is) return [];
  const isExplained = (was !== null && !newer.has(was)) || (is !== null && !older.has(is));
  if (isExplained) return [];
  const target = is === null ? undefined : newer.get(is);
  return [target === undefined ? texts.leadsNowhere : texts.leadsTo(stepName(target, labels))];
}
