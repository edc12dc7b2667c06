import type { TextsOf } from '../messages.ts';
import type { stepRetryMessages } from '../step-retry.ts';

/** Spanish texts of `stepRetryMessages`. */
export const stepRetryTexts: TextsOf<typeof stepRetryMessages> = {
  executeAgain: 'Executar novamente',
  redirectHere: 'Redirecionar para esta etapa',
  /** Accessible name that distinguishes the buttons of different steps. */
  ofStep: (action: string, title: string) => `${action}: ${title}`,
  executeQuestion: (title: string) => `Deseja executar novamente a etapa ${title}?`,
  redirectQuestion: (title: string) => `Deseja redirecionar o fluxo para a etapa ${title}?`,
  executeMeaning: 'A etapa que falhou será executada mais uma vez.',
  redirectMeaning:
    'As tarefas abertas serão canceladas e as etapas a partir desta serão refeitas. O que foi preenchido continua na solicitação.',
  motive: 'Motivo (opcional)',
  motiveHint: 'Fica no histórico da solicitação.',
  motiveTooLong: (max: number) => `Use até ${max} caracteres`,
  yes: 'Sim',
  no: 'Não',
  failed: 'Ocorreu um erro inesperado',
  failedDetail: 'A solicitação não avançou.',
  nowAt: (title: string) => `A solicitação está na etapa ${title}.`,
  failedAgain: (title: string) => `A etapa ${title} falhou novamente.`,
  finished: 'A solicitação foi concluída.',
};
