/** Portuguese texts until a user is signed in: the lines of the splash, and the pages of a failed sign-in. */
export const signInTexts = {
  arriving: 'Entrando com a sua conta',
  leaving: 'Saindo da sua conta',
  leftHeading: 'Você saiu da sua conta',
  leftLine: 'A saída foi feita em outra aba.',
  enterAgain: 'Entrar novamente',
  asideHeading: 'Entre para continuar',
  asideLine: 'A entrada é feita em uma nova janela.',
  asideClosed: 'A janela foi fechada antes da entrada.',
  asideBlocked: 'O navegador bloqueou a janela de entrada. Permita pop-ups deste site e tente novamente.',
  enter: 'Entrar',
  failedHeading: 'Erro ao acessar o app!',
  unauthorized: 'Usuário sem permissão, verifique com o time de segurança.',
  unregistered: 'Seu acesso ainda não foi liberado. Fale com o administrador do portal.',
  other: 'Recarregue a página e tente novamente.',
  reload: 'Recarregar',
  contactSupport: (moment: string) => `Se continuar, fale com o suporte e informe ${moment}.`,
};
