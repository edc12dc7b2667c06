import { type BusinessCalendar, type PendingKind, pendingCountMax, pendingKinds } from '@tramita/client/contract';
import { roles } from '@tramita/client/rules';
import { findBrokenSeal } from '../db/audit/audit-seals.ts';
import { findCalendar, isCalendarUsed, listCalendarRows } from '../db/calendars/calendars.ts';
import { withImportedDays } from '../db/calendars/city-holidays.ts';
import type { Db } from '../db/connection/db.ts';
import { readSetting } from '../db/connection/settings.ts';
import { countFailedWork, countUnsealed, listExpiringAccounts } from '../db/doctor/health.ts';
import { countPending } from '../db/pending/pending.ts';
import { listPeopleWithRole } from '../db/people/sign-in.ts';
import { listWebhookRows } from '../db/webhooks/webhooks.ts';
import type { FileStore } from '../ports/file-store.ts';
import { findReturnedData } from '../privacy/reapply.ts';
import { createSecretBox } from '../secrets/create-secret-box.ts';
import { findUnreadableSecrets } from '../secrets/reseal-secrets.ts';
import { cutGroupsSetting } from '../sign-in/create-sign-in.ts';
import { counted } from '../text/counted.ts';
import type { Surroundings } from './check-surroundings.ts';
import { attention, type Check, failure, ok } from './finding.ts';

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60_000;
/** Ids that a finding names. */
const listedMax = 20;
/** From this month on, January is 0, the days of the next year must be known. */
const november = 10;

const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

const sealProblems = { changed: 'foi alterada', removed: 'foi removida', inserted: 'foi inserida' } as const;

/** Returns whether a calendar has a municipal or own day in a year. */
function hasOwnDays({ ownDays, holidays }: BusinessCalendar, year: number): boolean {
  const isThen = ({ level, from = year, until = year }: BusinessCalendar['holidays'][number]) =>
    level === 'MUNICIPAL' && from <= year && year <= until;
  return (
    holidays.some(isThen) || ownDays.some(({ date }) => date.length === 'MM-dd'.length || date.startsWith(`${year}-`))
  );
}

/** Returns the names of the used calendars without a municipal or own day in a year. */
async function calendarsWithoutDays(db: Db, year: number): Promise<string[]> {
  const names: string[] = [];
  for (const { id, name, is_default: isDefault } of await listCalendarRows(db)) {
    if (!isDefault && !(await isCalendarUsed(db, id))) continue;
    const found = await findCalendar(db, id);
    if (found && !hasOwnDays(await withImportedDays(db, found.calendar), year)) names.push(name);
  }
  return names;
}

async function checkCutGroups(db: Db, now: Date) {
  const last = await readSetting(db, cutGroupsSetting);
  if (last === null || now.getTime() - Date.parse(last) > 7 * dayMs) return ok('Os tokens trazem os grupos inteiros.');
  return attention(
    `Um token de ${moment.format(new Date(last))} deixou de fora os grupos da pessoa; os perfis por grupo ficaram como estavam.`,
    'No emissor, mande só os grupos atribuídos ao aplicativo, ou papéis do aplicativo em OIDC_ROLES_CLAIM.',
  );
}

async function checkSeal(db: Db, now: Date) {
  const broken = await findBrokenSeal(db);
  if (broken) {
    return failure(
      `A linha ${broken.id} da auditoria ${sealProblems[broken.problem]} fora do produto.`,
      'Compare a auditoria com uma cópia de segurança e descubra quem tem acesso direto ao banco.',
    );
  }
  const unsealed = await countUnsealed(db, new Date(now.getTime() - 5 * minuteMs));
  if (unsealed === 0) return ok('O selo da auditoria confere.');
  return attention(
    unsealed === 1
      ? '1 linha da auditoria tem mais de cinco minutos e ainda não foi selada.'
      : `${unsealed} linhas da auditoria têm mais de cinco minutos e ainda não foram seladas.`,
    'Inicie o servidor, que sela as linhas novas a cada minuto.',
  );
}

const pendingNames: Readonly<Record<PendingKind, string>> = {
  TASKS_OF_INACTIVE_PEOPLE: 'tarefas de pessoas inativas',
  TASKS_OF_EMPTY_GROUPS: 'tarefas de grupos sem membros ativos',
  TASKS_OF_OWN_REQUESTS: 'tarefas de ausentes que o substituto não pode fazer',
  STEPS_WITHOUT_ASSIGNEE: 'etapas com falha por falta de responsável',
  PEOPLE_WITHOUT_SUPERIOR: 'pessoas sem superior',
  INACTIVE_SUPERIORS: 'superiores inativos',
  ABSENCES_WITHOUT_SUBSTITUTE: 'ausências sem substituto',
  GROUPS_WITHOUT_MEMBERS: 'grupos sem membros ativos ou sem origem',
  AREAS_WITHOUT_RESPONSIBLE: 'departamentos e setores sem responsável ativo',
  PROCESSES_WITH_INACTIVE: 'processos com pessoas ou grupos inativos',
};

/** Returns the kinds of pending work that there are, with their numbers. */
async function describePending(db: Db, now: Date): Promise<string[]> {
  const found: string[] = [];
  for (const kind of pendingKinds) {
    const count = await countPending(db, kind, now);
    const shown = count > pendingCountMax ? `mais de ${pendingCountMax}` : count;
    if (count > 0) found.push(`${pendingNames[kind]} (${shown})`);
  }
  return found;
}

async function checkRemoved(db: Db, files: FileStore | null) {
  // without a data folder nothing was removed
  const { people, requests } = files ? await findReturnedData(db, files) : { people: [], requests: [] };
  if (people.length + requests.length === 0) return ok('Nenhum dado removido voltou.');
  const listed = (ids: readonly number[]) =>
    `${ids.slice(0, listedMax).join(', ')}${ids.length > listedMax ? '...' : ''}`;
  const parts = [
    ...(people.length > 0 ? [`pessoas ${listed(people)}`] : []),
    ...(requests.length > 0 ? [`solicitações ${listed(requests.map(({ idk }) => idk))}`] : []),
  ];
  return failure(
    `Dados que foram removidos estão de volta no banco: ${parts.join('; ')}.`,
    'Use "tramita privacy reapply", que os remove novamente.',
  );
}

async function checkSecrets(db: Db, { secretsKeys }: Surroundings['config']) {
  const secrets = await createSecretBox(secretsKeys);
  const unreadable = await findUnreadableSecrets(db, secrets);
  if (unreadable.length > 0) {
    return failure(
      `Segredos que não podem ser lidos: ${unreadable.map(({ name, reason }) => `${name} (${reason})`).join(' ')}`,
      "Defina SECRETS_KEY com a chave que os cifrou, ou crie segredos novos em 'Integrações'.",
    );
  }
  if (secretsKeys.length > 0) return ok('Os segredos dos webhooks estão cifrados.');
  return ok('Os segredos dos webhooks estão em texto aberto no banco; SECRETS_KEY os cifra.');
}

/** Checks of the stored records. They need all migrations. */
export const recordChecks = (db: Db, { config, now, files }: Surroundings): readonly Check[] => [
  {
    name: 'Mensagens',
    async run() {
      const { failedMessages } = await countFailedWork(db, new Date(now().getTime() - 7 * dayMs));
      if (failedMessages === 0) return ok('Nenhuma mensagem com falha nos últimos sete dias.');
      return attention(
        `${counted(failedMessages, 'mensagem', 'mensagens')} com falha nos últimos sete dias.`,
        "Abra 'Caixa de saída', corrija a causa e reenvie.",
      );
    },
  },
  {
    name: 'Serviços em segundo plano',
    async run() {
      const { deadJobs } = await countFailedWork(db, now());
      if (deadJobs.length === 0) return ok('Nenhum trabalho desistiu.');
      const list = deadJobs.map(({ kind, count }) => `${kind} (${count})`).join(', ');
      return attention(
        `Trabalhos que desistiram depois de todas as tentativas: ${list}.`,
        'Veja o erro no log do servidor; etapas com falha podem ser repetidas na solicitação.',
      );
    },
  },
  {
    name: 'Administrador',
    async run() {
      const active = (await listPeopleWithRole(db, roles.admin)).filter(({ active }) => active);
      if (active.length > 0) return ok(`Administradores ativos: ${active.length}.`);
      return failure('Nenhuma pessoa ativa é administradora.', 'Use "tramita admin <usuário>".');
    },
  },
  {
    name: 'Pendências',
    async run() {
      const found = await describePending(db, now());
      if (found.length === 0) return ok('Nenhuma pendência no cadastro.');
      return attention(`Há pendências: ${found.join(', ')}.`, "Abra 'Pendências', no menu 'Administrativo'.");
    },
  },
  {
    name: 'Calendários',
    async run() {
      const today = now();
      const year = today.getUTCFullYear() + 1;
      if (today.getUTCMonth() < november) return ok(`Os dias de ${year} são conferidos a partir de 1º de novembro.`);
      const names = await calendarsWithoutDays(db, year);
      if (names.length === 0)
        return ok(`Todos os calendários em uso têm feriados municipais ou dias próprios em ${year}.`);
      return attention(
        `Calendários em uso sem feriado municipal nem dia próprio em ${year}: ${names.join(', ')}.`,
        `Importe os feriados com "tramita import holidays" ou cadastre dias próprios.`,
      );
    },
  },
  {
    name: 'Tokens',
    async run() {
      const names = await listExpiringAccounts(db, now(), new Date(now().getTime() + 30 * dayMs));
      if (names.length === 0) return ok('Nenhum token de conta de serviço vence nos próximos 30 dias.');
      return attention(
        `Contas de serviço com token que vence nos próximos 30 dias: ${names.join(', ')}.`,
        "Crie um token novo em 'Integrações'.",
      );
    },
  },
  {
    name: 'Webhooks',
    async run() {
      const disabled = (await listWebhookRows(db)).filter(({ disabled_at: at }) => at !== null);
      if (disabled.length === 0) return ok('Nenhum webhook desativado.');
      return attention(
        `Webhooks desativados: ${disabled.map(({ name }) => name).join(', ')}.`,
        "Corrija o que falhou e ative o webhook em 'Integrações'.",
      );
    },
  },
  { name: 'Segredos', run: () => checkSecrets(db, config) },
  { name: 'Grupos do emissor', run: () => checkCutGroups(db, now()) },
  { name: 'Auditoria', run: () => checkSeal(db, now()) },
  { name: 'Dados removidos', run: () => checkRemoved(db, files) },
];
