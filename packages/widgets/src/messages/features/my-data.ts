import { defineMessages } from '../define-messages.ts';

/** Texts of "Meus dados". */
export const myDataMessages = defineMessages('myData', {
  title: 'Meus dados',
  about: 'O que a empresa tem no cadastro sobre você, e de onde veio cada dado.',
  download: 'Baixar meus dados',
  loading: 'Carregando os seus dados',
  loadFailed: 'Não foi possível carregar os seus dados',
  forbidden: 'Usuário sem permissão de acesso',
  origin: (name: string) => `Origem: ${name}`,
  noRoles: 'Nenhum perfil',
  noGroups: 'Nenhum grupo',
  purpose: 'Finalidade e critérios',
  noPurpose: 'A empresa ainda não informou para que usa estes dados.',
  editPurpose: 'Alterar a finalidade e os critérios',
  purposeHint: 'Todas as pessoas veem este texto em Meus dados, e ele vai na exportação dos dados.',
  cancel: 'Cancelar',
  save: 'Salvar',
  purposeSaved: 'Texto salvo',
  purposeFailed: 'Não foi possível salvar o texto',
  tooLong: 'O texto passa do limite de tamanho',
});
