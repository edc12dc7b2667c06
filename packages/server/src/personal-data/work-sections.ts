import { auditLabels, defaultLocale } from '@tramita/client/rules';
import type { Db } from '../db/connection/db.ts';
import { type NotificationRow, sentenceOf } from '../db/messages/notifications.ts';
import {
  type OwnActionRow,
  type OwnCommentRow,
  type OwnTaskRow,
  readAuditAbout,
  readOwnActions,
  readOwnComments,
  readOwnNotifications,
  readOwnTasks,
} from '../db/people/personal-data.ts';
import type { HistoryKind, TaskState } from '../db/tables/schema.ts';
import { textOfHtml } from '../text/sanitize-text.ts';
import { type DataSection, dataSection } from './data-section.ts';

const labels = auditLabels();

const taskStates: Record<TaskState, string> = { TO_DO: 'Aberta', FINISHED: 'Concluída', CANCELED: 'Cancelada' };

const actions: Record<HistoryKind, string> = {
  STARTED: 'Abriu a solicitação',
  STEP_REACHED: 'Chegou à etapa',
  ASSIGNED: 'Assumiu a tarefa',
  UNASSIGNED: 'Devolveu a tarefa',
  COMPLETED: 'Concluiu a etapa',
  APPROVED: 'Aprovou a etapa',
  REJECTED: 'Reprovou a etapa',
  CANCELED: 'Cancelou a solicitação',
  FINISHED: 'Concluiu a solicitação',
  SERVICE_SUCCEEDED: 'Integração concluída',
  SERVICE_FAILED: 'Integração falhou',
  SERVICE_RETRY: 'Integração repetida',
  FAILED: 'A solicitação parou',
  COMMENTED: 'Comentou',
  ATTACHED: 'Anexou um arquivo',
  ATTACHMENT_REMOVED: 'Removeu um anexo',
  TAGGED: 'Pôs uma etiqueta',
  UNTAGGED: 'Tirou uma etiqueta',
  RATED: 'Avaliou o atendimento',
  TRANSFERRED: 'Transferiu a tarefa',
  REDIRECTED: 'Redirecionou a solicitação',
  RETRIED: 'Repetiu a etapa',
  DUE_MOVED: 'Mudou o prazo',
  ENDED: 'Encerrou a solicitação',
};

function partIn({ is_finisher, is_holder }: OwnTaskRow): string {
  if (is_finisher) return 'Concluiu';
  return is_holder ? 'Assumiu' : 'Destinatário';
}

function decisionOf({ approved }: OwnTaskRow): string | null {
  if (approved === null) return null;
  return approved ? 'Aprovada' : 'Reprovada';
}

/** Put in place of what another user wrote in a sentence. */
const leftOut = '(texto de outra pessoa)';

/**
 * Returns the sentence of a notification without what another user wrote. Of one of an older release only the time is
 * known: its sentence is not stored in parts.
 */
function ownSentence(row: NotificationRow): string {
  if (row.content === null) return '';
  const values = 'motive' in row.content.values ? { ...row.content.values, motive: leftOut } : row.content.values;
  return textOfHtml(sentenceOf({ ...row, content: { ...row.content, values } }, defaultLocale));
}

/** Returns the sections about the work of a person: tasks, decisions and comments, without texts of other people. */
export const workSections = (db: Db, personId: number): readonly DataSection[] => [
  dataSection<OwnTaskRow>(
    'tarefas',
    [
      ['Solicitação', ({ idk }) => idk],
      ['Processo', ({ process }) => process],
      ['Etapa', ({ step }) => step],
      ['Tipo', ({ type }) => (type === 'APPROVAL' ? 'Aprovação' : 'Atividade')],
      ['Situação', ({ status }) => taskStates[status]],
      ['Participação', partIn],
      ['Em substituição', (row) => row.is_substitution],
      ['Criada em', (row) => row.created_at],
      ['Prazo', (row) => row.due_at],
      ['Concluída em', (row) => row.finished_at],
      ['Decisão', decisionOf],
      ['Motivo', ({ motive }) => motive],
    ],
    () => readOwnTasks(db, personId),
  ),
  dataSection<OwnActionRow>(
    'decisoes',
    [
      ['Data', (row) => row.created_at],
      ['Solicitação', ({ idk }) => idk],
      ['Processo', ({ process }) => process],
      ['Etapa', ({ step }) => step],
      ['Ação', ({ kind }) => actions[kind]],
      ['Em substituição', (row) => row.is_substitution],
    ],
    () => readOwnActions(db, personId),
  ),
  dataSection<OwnCommentRow>(
    'comentarios',
    [
      ['Data', (row) => row.created_at],
      ['Solicitação', ({ idk }) => idk],
      ['Processo', ({ process }) => process],
      ['Comentário', ({ comments }) => comments],
      ['Em substituição', (row) => row.is_substitution],
    ],
    () => readOwnComments(db, personId),
  ),
  dataSection<NotificationRow>(
    'notificacoes',
    [
      ['Data', (row) => row.created_at],
      ['Texto', ownSentence],
      ['Lida', ({ read }) => read],
    ],
    () => readOwnNotifications(db, personId),
  ),
  dataSection<AuditLine>(
    'auditoria',
    [
      ['Data', ({ at }) => at],
      ['Quem', ({ by }) => by],
      ['Origem', ({ origin }) => labels.origin(origin)],
      ['Ação', ({ action }) => labels.action(action)],
      ['Objeto', ({ object }) => labels.kind(object)],
      ['Atributo', ({ attribute }) => attribute],
      ['Antes', ({ before }) => before],
      ['Depois', ({ after }) => after],
    ],
    () => auditLines(db, personId),
  ),
];

/** A changed attribute of a row of the audit trail; one line without attribute for a row without changes. */
interface AuditLine {
  readonly at: Date;
  readonly by: string;
  readonly origin: string;
  readonly action: string;
  readonly object: string;
  readonly attribute: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

/** Reads the rows of the audit trail about a person. Names of others who acted and their reasons are left out. */
async function* auditLines(db: Db, personId: number): AsyncGenerator<AuditLine[]> {
  for await (const rows of readAuditAbout(db, personId)) {
    yield rows.flatMap((row): AuditLine[] => {
      const by = row.actor_id === personId ? 'A própria pessoa' : row.actor_id === null ? 'Sistema' : 'Outra pessoa';
      const line = { at: row.created_at, by, origin: row.origin, action: row.action, object: row.object_kind };
      if (row.changes.length === 0) return [{ ...line, attribute: null, before: null, after: null }];
      return row.changes.map(({ attribute, before, after }) => ({
        ...line,
        attribute: labels.attribute(attribute),
        before: labels.value(attribute, before),
        after: labels.value(attribute, after),
      }));
    });
  }
}
