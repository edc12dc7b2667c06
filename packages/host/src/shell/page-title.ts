import { navigation } from './navigation.ts';

/** The title in the top bar: the page's name and its drawer group. */
export interface PageTitle {
  readonly title: string;
  readonly parent: string | null;
}

const others: readonly { prefix: string; title: PageTitle }[] = [
  { prefix: '/report/task', title: { title: 'Solicitação', parent: 'Relatório' } },
  { prefix: '/adm/group', title: { title: 'Grupos', parent: 'Administrativo' } },
  { prefix: '/governance/sectors', title: { title: 'Área e Setor Responsável', parent: 'Administrativo' } },
  { prefix: '/adm/outbox', title: { title: 'Caixa de saída', parent: 'Administrativo' } },
  { prefix: '/adm/sheets', title: { title: 'Planilhas gravadas', parent: 'Administrativo' } },
  { prefix: '/update/', title: { title: 'Atualizações', parent: null } },
  { prefix: '/nps/', title: { title: 'Avaliação do atendimento', parent: null } },
  { prefix: '/my-tasks/canceled', title: { title: 'Canceladas', parent: 'Minhas solicitações' } },
  { prefix: '/my-attendance/in-progress', title: { title: 'Atribuídas a mim, em andamento', parent: 'Atendimento' } },
  { prefix: '/my-attendance/finished', title: { title: 'Atribuídas a mim, concluídas', parent: 'Atendimento' } },
  { prefix: '/my-attendance/canceled', title: { title: 'Atribuídas a mim, canceladas', parent: 'Atendimento' } },
  { prefix: '/attendance/canceled', title: { title: 'Canceladas', parent: 'Atendimento' } },
];

/** Returns the title of the page at this address, from its entry in the drawer if there is one. */
export function pageTitle(pathname: string): PageTitle {
  const isAt = (address: string) => pathname === address || pathname.startsWith(`${address.replace(/\/$/, '')}/`);
  const other = others.find(({ prefix }) => isAt(prefix));
  if (other) return other.title;
  for (const group of navigation) {
    const entry = group.entries.find(({ to }) => isAt(to));
    if (entry) return { title: entry.label, parent: entry.label === group.label ? null : group.label };
  }
  return { title: '', parent: null };
}
