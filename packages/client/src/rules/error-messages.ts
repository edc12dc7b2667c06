import type { ErrorCode } from '../contract/base/error-codes.ts';
import { attachmentExtensions, openExportsMax } from '../contract/base/limits.ts';
import type { TextsLike } from './languages/texts-like.ts';
import { motiveRequiredMessage } from './motive.ts';
import { requirementMessages } from './requirements.ts';
import { unknownErrorMessages } from './unknown-errors.ts';

/** Portuguese message of every error code of the contract. */
export const errorMessages: Record<ErrorCode, string> = {
  TOKEN_UNAUTHORIZED: 'Usuário sem permissão, verifique com o time de segurança.',
  UNAUTHENTICATED: 'Acesso não autorizado.',
  FORBIDDEN: 'Usuário sem permissão de acesso',
  NOT_FOUND: 'O item não foi encontrado',
  CONFLICT: 'Outra pessoa alterou este item enquanto você editava. Copie o que precisar antes de recarregar.',
  VALIDATION_ERROR: 'Há dados inválidos na solicitação',
  PAYLOAD_TOO_LARGE: 'O envio excedeu o tamanho máximo permitido.',
  RATE_LIMITED: 'Muitas tentativas em pouco tempo. Aguarde um instante e tente novamente.',
  INTERNAL_ERROR: 'Ocorreu um erro interno',
  CREATOR_ERROR: 'Não foi possível encontrar o criador da tarefa',
  FORM_INVALID: 'Preenchimento incorreto - Por favor, verifique os campos destacados em vermelho no formulário.',
  MOTIVE_REQUIRED: motiveRequiredMessage,
  ATTACHMENT_REQUIRED: 'Anexo é obrigatório',
  TASK_NOT_OPEN: 'A tarefa não está mais aberta',
  TASK_NOT_HELD: 'Atribua a tarefa a você para concluir',
  TASK_ALREADY_DONE: 'Esta tarefa já foi concluída por outra pessoa',
  TASK_HELD_BY_OTHER: 'Esta tarefa já está atribuída a outra pessoa',
  UNASSIGN_ERROR: 'Você não pode desatribuir essa tarefa',
  UNABLE_TO_UNASSIGN: 'Você não pode desatribuir essa tarefa',
  NOT_ROUTABLE: 'Esta etapa não permite transferência',
  ROUTE_TARGET_REQUIRED: 'Selecione ao menos um usuário/grupo',
  ROUTE_TARGET_UNKNOWN: 'Não foi possível encontrar para quem transferir',
  STEP_NOT_FAILED: 'Esta etapa não falhou, não há o que executar novamente',
  STEP_NOT_RETRYABLE: 'Não é possível redirecionar o fluxo para esta etapa',
  PROCESS_FILTER_REQUIRED: 'Para exportar, filtre por processo',
  FILTER_REQUIRED: 'Escolha pelo menos um filtro',
  EXPORT_NOT_READY: 'Esta exportação ainda não está pronta para baixar',
  TOO_MANY_VIEWS: 'Há visões demais. Exclua uma delas para salvar outra.',
  TOO_MANY_EXPORTS: `Você já tem ${openExportsMax} exportações em andamento. Aguarde uma delas terminar e tente novamente.`,
  MANAGED_ELSEWHERE: 'Este dado vem de outra origem e só pode ser alterado lá.',
  HIERARCHY_CYCLE: 'A hierarquia forma um ciclo.',
  LAST_ADMIN: 'Este é o último administrador ativo. Defina outro antes de continuar.',
  LEGAL_BLOCK: 'Há um bloqueio legal que impede esta ação.',
  PERSON_ANONYMISED: 'Os dados desta pessoa foram removidos e não podem ser alterados.',
  SCOPE_MISSING: 'Esta conta de serviço não tem o escopo necessário.',
  IMPORT_RUNNING: 'Já existe uma importação em andamento. Aguarde o término.',
  IMPORT_OUTDATED: 'O cadastro mudou desde a conferência. Confira o arquivo de novo.',
  IMPORT_LIMIT_EXCEEDED:
    'A importação passa do limite de desativações ou de mudanças de perfil. Confirme o número para continuar.',
  DRAFT_OUTDATED: 'Este rascunho foi alterado em outra aba ou dispositivo',
  RECORD_OUTDATED: 'Outra pessoa salvou uma versão mais nova enquanto você editava.',
  REALTIME_DISABLED: 'O canal em tempo real está desligado',
  ASSIGNEE_MISSING: 'Não foi possível encontrar o responsável pela próxima etapa',
  PROCESS_INACTIVE: 'Este processo está inativo',
  HIERARCHY_REQUIRED: requirementMessages.HIERARCHY_REQUIRED,
  INITIALIZER_GROUP_REQUIRED: requirementMessages.INITIALIZER_GROUP_REQUIRED,
  ON_BEHALF_FORBIDDEN: 'Você não pode abrir solicitações em nome de outra pessoa',
  PROCESS_INVALID: 'O processo tem problemas que impedem a publicação',
  PROCESS_OUTDATED: 'Outra pessoa publicou uma versão mais nova deste processo',
  PROCESS_ENDED: 'A solicitação já foi encerrada',
  PAYLOAD_EMPTY_COMMENTS: 'Adicione um comentário',
  REQUIRED_FIELDS_COMMENTS: 'Adicione um comentário',
  ATTACHMENT_ERROR: 'Ocorreu um erro ao ler o arquivo.',
  ATTACHMENT_EXT_ERROR: `Somente são permitidos arquivos ${attachmentExtensions.slice(0, -1).join(', ')} e ${attachmentExtensions.at(-1)}.`,
  ATTACHMENT_FILENAME_SIZE_EXCEEDED: 'Nome do arquivo excedeu o limite de tamanho de 100 caracteres.',
  IMAGE_EXT_ERROR: 'Somente são permitidas imagens jpg, png, gif e webp.',
  MAX_FILE_SIZE: 'O arquivo excedeu o tamanho máximo permitido.',
  AWS_UPLOAD_ERROR: 'Ocorreu um erro ao enviar o arquivo.',
  AWS_DOWNLOAD_ERROR: 'Ocorreu um erro ao buscar o arquivo no armazenamento.',
  ATTACHMENT_DOWNLOAD_ERROR: 'Ocorreu um erro ao baixar o arquivo.',
  NPS_ALREADY_RATED: 'Esta solicitação já foi avaliada',
  NPS_NOT_AVAILABLE: 'Esta solicitação não está disponível para avaliação',
  SUBSTITUTE_INVALID: 'Esta pessoa não pode ser substituta neste período.',
  SUBSTITUTION_OVERLAP: 'Já existe um substituto para este período e processo.',
  CALENDAR_IN_USE: 'Este calendário está em uso e não pode ser excluído.',
  IDEMPOTENCY_MISMATCH: 'Este formulário já foi enviado. Confira em Minhas solicitações antes de enviar outra vez.',
  IDEMPOTENCY_IN_PROGRESS: 'O envio anterior ainda está em andamento. Aguarde um instante.',
};

/** The messages of error codes in one language, with those for unknown codes. */
export type ErrorTexts = TextsLike<typeof errorMessages & typeof unknownErrorMessages>;

const portuguese: ErrorTexts = { ...errorMessages, ...unknownErrorMessages };

/** Returns the message of an `errorCode`, or undefined for an unknown or missing one. */
export function knownErrorMessage(code: string | null | undefined, texts: ErrorTexts = portuguese): string | undefined {
  return code != null && Object.hasOwn(errorMessages, code) ? texts[code as ErrorCode] : undefined;
}

/** Returns the message for an `errorCode`; {@link defaultErrorMessage} for an unknown or missing one. */
export function errorMessage(code: string | null | undefined, texts: ErrorTexts = portuguese): string {
  return knownErrorMessage(code, texts) ?? texts.unknownError;
}

/** Returns the message for a rejected comment: the table's entry for the code with the suffix `_COMMENTS`. */
export function commentErrorMessage(code: string | null | undefined, texts: ErrorTexts = portuguese): string {
  if (code == null) return texts.unknownCommentError;
  const full = code.endsWith('_COMMENTS') ? code : `${code}_COMMENTS`;
  return knownErrorMessage(full, texts) ?? texts.unknownCommentError;
}
