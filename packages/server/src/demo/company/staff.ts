import type { AssigneeStatus } from './assignee-statuses.ts';
import type { BranchCode } from './branches.ts';
import type { SectorName } from './departments.ts';
import type { JobTitle } from './job-titles.ts';

/** One entry of the handwritten register below. */
export interface StaffMember {
  readonly name: string;
  readonly jobTitle: JobTitle;
  readonly branch: BranchCode;
  readonly sector: SectorName;
  /** User name of the superior; null if there is none. */
  readonly superior: string | null;
  readonly roles?: string;
  readonly status?: AssigneeStatus;
}

/** All users that a service, a group, a department or a scenario refers to. User names are derived from the names. */
export const staff: readonly StaffMember[] = [
  {
    name: 'Regina Albuquerque',
    jobTitle: 'Presidência',
    branch: '001',
    sector: 'Controladoria',
    superior: null,
  },
  {
    name: 'Cláudio Freitas',
    jobTitle: 'Diretoria',
    branch: '001',
    sector: 'Tesouraria',
    superior: 'regina.albuquerque',
  },
  {
    name: 'Solange Prado',
    jobTitle: 'Diretoria',
    branch: '001',
    sector: 'Desenvolvimento',
    superior: 'regina.albuquerque',
  },
  {
    name: 'Armando Leal',
    jobTitle: 'Diretoria',
    branch: '001',
    sector: 'Infraestrutura de TI',
    superior: 'regina.albuquerque',
  },

  { name: 'Marcos Tavares', jobTitle: 'Gerente', branch: '001', sector: 'Tesouraria', superior: 'claudio.freitas' },
  {
    name: 'Fábio Nogueira',
    jobTitle: 'Coordenação',
    branch: '001',
    sector: 'Contas a receber',
    superior: 'marcos.tavares',
  },
  {
    name: 'Mariana Costa',
    jobTitle: 'Analista III',
    branch: '001',
    sector: 'Contas a pagar',
    superior: 'fabio.nogueira',
  },
  {
    name: 'Priscila Reis',
    jobTitle: 'Analista II',
    branch: '001',
    sector: 'Contas a pagar',
    superior: 'fabio.nogueira',
  },
  {
    name: 'Tatiane Moreira',
    jobTitle: 'Analista I',
    branch: '001',
    sector: 'Tesouraria',
    superior: 'marcos.tavares',
  },
  { name: 'Larissa Antunes', jobTitle: 'Analista III', branch: '001', sector: 'Fiscal', superior: 'marcos.tavares' },
  { name: 'Edson Quintana', jobTitle: 'Analista II', branch: '1099', sector: 'Fiscal', superior: 'larissa.antunes' },

  { name: 'Natália Furtado', jobTitle: 'Gerente', branch: '001', sector: 'Desenvolvimento', superior: 'solange.prado' },
  {
    name: 'Diego Salomão',
    jobTitle: 'Coordenação',
    branch: '001',
    sector: 'Recrutamento e seleção',
    superior: 'natalia.furtado',
    roles: 'ROLE_USER,ROLE_GROUP_MANAGER',
  },
  {
    name: 'Sofia Carvalho',
    jobTitle: 'Analista III',
    branch: '001',
    sector: 'Administração de pessoal',
    superior: 'natalia.furtado',
  },
  {
    name: 'Beatriz Lacerda',
    jobTitle: 'Analista II',
    branch: '001',
    sector: 'Benefícios',
    superior: 'sofia.carvalho',
  },
  { name: 'Raquel Simões', jobTitle: 'Assistente', branch: '1099', sector: 'Benefícios', superior: 'beatriz.lacerda' },

  {
    name: 'Eduardo Pimentel',
    jobTitle: 'Gerente',
    branch: '001',
    sector: 'Infraestrutura de TI',
    superior: 'armando.leal',
  },
  {
    name: 'Patrícia Lemos',
    jobTitle: 'Coordenação',
    branch: '001',
    sector: 'Acessos',
    superior: 'eduardo.pimentel',
    roles: 'ROLE_USER,ROLE_ADMIN',
  },
  {
    name: 'Bruno Amaral',
    jobTitle: 'Analista III',
    branch: '001',
    sector: 'Sistemas',
    superior: 'eduardo.pimentel',
    roles: 'ROLE_USER,ROLE_PROCESS_ANALYST',
  },
  {
    name: 'Marina Teixeira',
    jobTitle: 'Analista II',
    branch: '001',
    sector: 'Central de serviços de TI',
    superior: 'thiago.menezes',
    roles: 'ROLE_USER,ROLE_SUPPORT',
  },
  {
    name: 'Thiago Menezes',
    jobTitle: 'Coordenação',
    branch: '001',
    sector: 'Central de serviços de TI',
    superior: 'eduardo.pimentel',
  },
  { name: 'Caio Bernardes', jobTitle: 'Analista I', branch: '001', sector: 'Acessos', superior: 'patricia.lemos' },
  { name: 'Wesley Farias', jobTitle: 'Analista II', branch: '001', sector: 'Acessos', superior: 'patricia.lemos' },
  {
    name: 'Letícia Prates',
    jobTitle: 'Assistente',
    branch: '001',
    sector: 'Central de serviços de TI',
    superior: 'thiago.menezes',
  },
  {
    name: 'Camila Duarte',
    jobTitle: 'Analista III',
    branch: '001',
    sector: 'Desenvolvimento',
    superior: 'natalia.furtado',
    roles: 'ROLE_USER,ROLE_REPORT',
  },

  { name: 'Renato Siqueira', jobTitle: 'Gerente', branch: '001', sector: 'Compras', superior: 'claudio.freitas' },
  { name: 'Amanda Torres', jobTitle: 'Analista II', branch: '001', sector: 'Compras', superior: 'renato.siqueira' },
  {
    name: 'Gilberto Sales',
    jobTitle: 'Coordenação',
    branch: '090',
    sector: 'Almoxarifado',
    superior: 'renato.siqueira',
  },

  { name: 'Paulo Dias', jobTitle: 'Gerente', branch: '001', sector: 'Manutenção predial', superior: 'armando.leal' },
  {
    name: 'Rogério Batista',
    jobTitle: 'Coordenação',
    branch: '001',
    sector: 'Segurança patrimonial',
    superior: 'paulo.dias',
  },
  {
    name: 'Nelson Brito',
    jobTitle: 'Manutenção',
    branch: '001',
    sector: 'Manutenção predial',
    superior: 'rogerio.batista',
  },

  { name: 'Vanessa Moura', jobTitle: 'Gerente', branch: '001', sector: 'Contratos', superior: 'solange.prado' },
  { name: 'Otto Lindner', jobTitle: 'Jurídico', branch: '001', sector: 'Contencioso', superior: 'vanessa.moura' },
  { name: 'Yasmin Cardoso', jobTitle: 'Jurídico', branch: '001', sector: 'Contratos', superior: 'vanessa.moura' },

  {
    name: 'Isabela Rocha',
    jobTitle: 'Gerente',
    branch: '001',
    sector: 'Visual merchandising',
    superior: 'claudio.freitas',
  },
  { name: 'Joana Pacheco', jobTitle: 'Analista II', branch: '001', sector: 'Campanhas', superior: 'isabela.rocha' },

  {
    name: 'Jorge Valente',
    jobTitle: 'Auditoria',
    branch: '001',
    sector: 'Auditoria interna',
    superior: 'regina.albuquerque',
  },
  { name: 'Elaine Braga', jobTitle: 'Coordenação', branch: '500', sector: 'Controladoria', superior: 'marcos.tavares' },
  {
    name: 'Júlio Sampaio',
    jobTitle: 'Auditoria',
    branch: '500',
    sector: 'Auditoria interna',
    superior: 'jorge.valente',
  },

  {
    name: 'Helena Barros',
    jobTitle: 'Gerente regional',
    branch: '042',
    sector: 'Regional Interior',
    superior: 'claudio.freitas',
  },
  {
    name: 'Lúcia Mattos',
    jobTitle: 'Gerente regional',
    branch: '012',
    sector: 'Regional Capital',
    superior: 'claudio.freitas',
  },
  {
    name: 'Henrique Weber',
    jobTitle: 'Gerente regional',
    branch: '074',
    sector: 'Regional Sul',
    superior: 'claudio.freitas',
  },
  { name: 'Ricardo Peixoto', jobTitle: 'Gerente', branch: '090', sector: 'Logística', superior: 'renato.siqueira' },

  { name: 'Rafael Nunes', jobTitle: 'Vendas', branch: '042', sector: 'Regional Interior', superior: 'helena.barros' },
  {
    name: 'Juliana Prado',
    jobTitle: 'Vendas',
    branch: '042',
    sector: 'Regional Interior',
    superior: 'helena.barros',
  },
  {
    name: 'Otávio Rezende',
    jobTitle: 'Caixa',
    branch: '042',
    sector: 'Regional Interior',
    superior: 'helena.barros',
    status: 'Afastado',
  },
  { name: 'Walter Nobre', jobTitle: 'Vendas', branch: '057', sector: 'Regional Interior', superior: null },
  { name: 'Ester Malta', jobTitle: 'Assistente', branch: '001', sector: 'Controladoria', superior: null },
];
