import type { ModelStep } from '../../../contract/processes/process-model.ts';
import { changeTexts } from './change-texts.ts';

type Steps = { readonly older: ReadonlyMap<string, ModelStep>; readonly newer: ReadonlyMap<string, ModelStep> };
type Human = Extract<ModelStep, { assignees: unknown }>;
type Service = Extract<ModelStep, { type: 'SERVICE_TASK' }>;

/** Describes the changed settings of a step, including its connections, unless it is a decision. */
export function stepDetails(before: ModelStep, after: ModelStep, steps: Steps): string[] {
  if (before === after) return [];
  const details: string[] = [];
  if (before.title !== after.title) details.push(changeTexts.renamed(changeTexts.nameOf(before)));
  if (before.subtitle !== after.subtitle) details.push(changeTexts.changedText('subtítulo'));
  if (before.description !== after.description) details.push(changeTexts.changedText('descrição'));
  if (isHuman(before) && isHuman(after)) details.push(...humanDetails(before, after));
  if (before.type === 'SERVICE_TASK' && after.type === 'SERVICE_TASK') details.push(...serviceDetails(before, after));
  return after.type === 'GATEWAY' ? details : [...details, ...targetDetails(before, after, steps)];
}

const isHuman = (step: ModelStep): step is Human => 'assignees' in step;

function humanDetails(before: Human, after: Human): string[] {
  const details: string[] = [];
  const [older, newer] = [changeTexts.sla(before), changeTexts.sla(after)];
  if (older !== newer) details.push(changeTexts.fromTo('SLA', older, newer));
  const people = (step: Human) => new Map(step.assignees.map(({ id, firstName }) => [`p${id}`, firstName]));
  const groups = (step: Human) => new Map(step.groups.map(({ id, name }) => [`g${id}`, name]));
  const who = (step: Human) => new Map([...people(step), ...groups(step)]);
  details.push(...comings(who(before), who(after)));
  details.push(...switched(before, after));
  if (before.notifyAssignees !== after.notifyAssignees) {
    details.push(changeTexts.fromTo('aviso', notices[before.notifyAssignees], notices[after.notifyAssignees]));
  }
  return details;
}

const notices = { 0: 'nenhum', 1: 'chat', 2: 'e-mail' } as const;

const switches: Partial<Record<keyof Human, string>> = {
  isRoutable: 'permitir transferência',
  isAttachmentRequired: 'exigir anexo',
  waitUntilEndOfProcess: 'aguardar o fim do processo',
  renotify: 'repetir o aviso todo dia',
  fillingFromSheet: 'ser preenchida por planilha',
};

function switched(before: Human, after: Human): string[] {
  return Object.entries(switches).flatMap(([name, words]) => {
    const [was, is] = [before[name as keyof Human], after[name as keyof Human]];
    if (was === is) return [];
    return [is === true ? changeTexts.turnedOn(words) : changeTexts.turnedOff(words)];
  });
}

function comings(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const missing = (all: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
    [...all].flatMap(([id, name]) => (other.has(id) ? [] : [name]));
  return [
    ...missing(after, before).map((name) => changeTexts.comes(name)),
    ...missing(before, after).map((name) => changeTexts.goes(name)),
  ];
}

function serviceDetails(before: Service, after: Service): string[] {
  const details: string[] = [];
  const calls = (step: Service): string =>
    step.serviceType === 'SHEETS'
      ? `planilha ${step.googleSheetsConfig.sheetName}`.trim()
      : `${step.method ?? ''} ${step.endpoint}`.trim();
  if (calls(before) !== calls(after)) details.push(changeTexts.fromTo('chamada', calls(before), calls(after)));
  else if (partsOfCall(before) !== partsOfCall(after)) details.push('outros dados na chamada');
  if (before.maxRetries !== after.maxRetries) {
    details.push(changeTexts.fromTo('novas tentativas', before.maxRetries, after.maxRetries));
  }
  const flags: [boolean, boolean, string][] = [
    [before.asynchronous, after.asynchronous, 'aguardar o retorno do sistema'],
    [before.continueIfError, after.continueIfError, 'continuar mesmo com erro'],
  ];
  for (const [was, is, words] of flags) {
    if (was !== is) details.push(is ? changeTexts.turnedOn(words) : changeTexts.turnedOff(words));
  }
  const isTargetChanged =
    before.notifyIntegrationError !== after.notifyIntegrationError ||
    before.integrationErrorTarget !== after.integrationErrorTarget;
  if (isTargetChanged) details.push('outro aviso de erro de integração');
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
function targetDetails(before: ModelStep, after: ModelStep, { older, newer }: Steps): string[] {
  const [was, is] = [before.connections[0]?.stepId ?? null, after.connections[0]?.stepId ?? null];
  if (was === is) return [];
  const isExplained = (was !== null && !newer.has(was)) || (is !== null && !older.has(is));
  return isExplained ? [] : [changeTexts.leadsTo(is === null ? undefined : newer.get(is))];
}
