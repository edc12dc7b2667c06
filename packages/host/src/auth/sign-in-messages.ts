/** The lines of the splash: under the product's name while it loads, under "Erro ao acessar o app!" if it failed. */
export const signInMessages = {
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
  unauthorized: 'Usuário sem permissão, verifique com o time de segurança.',
  other: 'Recarregue a página e tente novamente.',
} as const;
