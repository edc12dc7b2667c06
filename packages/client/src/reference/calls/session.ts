import type { CallReferences } from '../call-reference.ts';

export const sessionReference = {
  'session.authInfo': {
    description:
      'Devolve o cadastro e os papéis da pessoa a quem o token pertence. É a primeira chamada de uma tela: os papéis decidem o que ela mostra.',
    response: {
      id: 1045,
      nickName: 'Juliana Prado',
      picture: null,
      firstName: 'Juliana',
      lastName: 'Prado',
      userName: 'juliana.prado',
      completeName: 'Juliana Prado',
      email: 'juliana.prado@redeipe.example',
      roles: 'ROLE_USER',
      custom1: '207315',
      custom2: '940.391.825-02',
      custom3: 'Vendas',
      custom4: '042',
      custom5: 'Regional Interior',
      status: { id: 1, description: 'Ativo' },
      superior: { id: 1040, completeName: 'Helena Barros' },
      showOnlyPersonalMenu: false,
      token: '27b6114e449a4bbbbb038d53038f887b',
    },
  },
  'session.whoami': {
    description:
      'Devolve o endereço IP de onde a chamada chegou. O campo de aceite de um formulário grava esse endereço.',
    response: { ip: '203.0.113.7' },
  },
  'session.setLocale': {
    description:
      'Grava o idioma das mensagens para quem chama, como os e-mails. As respostas seguem o cabeçalho `accept-language`.',
    body: { locale: 'en' },
  },
  'session.capabilities': {
    description:
      'Lista as adições ao contrato que o servidor atende. Um servidor sem adições responde 404, e as telas escondem o que depende delas.',
    response: {
      additions: ['session.capabilities', 'catalogue.getService', 'catalogue.shortcuts', 'catalogue.addFavourite'],
      version: '0.0.0',
    },
  },
} satisfies Partial<CallReferences>;
