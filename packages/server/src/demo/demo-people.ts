import { people } from './company/people.ts';

/** A user on the sign-in page of a server with demo data. */
export interface DemoSignIn {
  readonly userName: string;
  readonly name: string;
  /** Job title and branch. */
  readonly role: string;
  /** What to try as this user, in Portuguese. */
  readonly description: string;
}

const descriptions: Readonly<Record<string, string>> = {
  'mariana.costa':
    'Atende as filas do Financeiro, Contas a pagar, Fiscal, Benefícios e Suprimentos: cerca de 60 tarefas, algumas vencendo hoje.',
  'rafael.nunes': 'Abre solicitações, acompanha o andamento, cancela e avalia um atendimento concluído.',
  'helena.barros': 'Gerente regional: aprova ou reprova as solicitações da equipe, inclusive as do Rafael.',
  'claudio.freitas': 'Diretor: decide o que passa da alçada dos gestores.',
  'marina.teixeira': 'Perfil de suporte: atende a Central de TI e abre solicitações em nome de outra pessoa.',
  'bruno.amaral': 'Analista de processos: publica versões dos serviços e acompanha os relatórios.',
  'patricia.lemos': 'Administradora: vê todos os menus e libera acessos aos sistemas.',
  'diego.salomao': 'Gestor de grupos: cuida dos grupos de atendimento e atende Gente e Gestão.',
  'camila.duarte': 'Relatórios: consulta o relatório e os painéis, sem administração.',
  'otavio.rezende': 'Afastado: vê apenas o menu pessoal, com o aviso do cadastro.',
  'jorge.valente': 'Auditoria interna: acessa os relatórios por causa do setor, mesmo sem o perfil.',
  'elaine.braga': 'Controladoria: acessa os relatórios por causa da filial.',
  'walter.nobre': 'Sem superior no cadastro: serviços que dependem da hierarquia explicam o motivo da recusa.',
};

/** Users to sign in as, with suggestions: every role, the restricted menu and the special cases. */
export const demoPeople: readonly DemoSignIn[] = Object.entries(descriptions).flatMap(([userName, description]) => {
  const person = people.find((candidate) => candidate.userName === userName);
  if (person === undefined) return [];
  return [{ userName, name: person.completeName, role: `${person.jobTitle}, filial ${person.branch}`, description }];
});
