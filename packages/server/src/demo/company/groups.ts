/** Attendance groups; members by user name. The service definitions refer to the ids. */
export const groups = [
  {
    id: 2001,
    name: 'Central de TI',
    active: true,
    members: ['marina.teixeira', 'thiago.menezes', 'caio.bernardes', 'leticia.prates'],
  },
  { id: 2002, name: 'TI Acessos', active: true, members: ['patricia.lemos', 'caio.bernardes', 'wesley.farias'] },
  {
    id: 2003,
    name: 'Financeiro',
    active: true,
    members: ['mariana.costa', 'priscila.reis', 'fabio.nogueira'],
  },
  { id: 2004, name: 'Contas a pagar', active: true, members: ['mariana.costa', 'priscila.reis', 'tatiane.moreira'] },
  { id: 2005, name: 'Tesouraria', active: true, members: ['marcos.tavares', 'tatiane.moreira'] },
  { id: 2006, name: 'Fiscal', active: true, members: ['mariana.costa', 'larissa.antunes', 'edson.quintana'] },
  {
    id: 2007,
    name: 'Gente e Gestão',
    active: true,
    members: ['sofia.carvalho', 'diego.salomao', 'natalia.furtado', 'raquel.simoes'],
  },
  { id: 2008, name: 'Benefícios', active: true, members: ['beatriz.lacerda', 'raquel.simoes', 'mariana.costa'] },
  {
    id: 2009,
    name: 'Suprimentos',
    active: true,
    members: ['renato.siqueira', 'amanda.torres', 'gilberto.sales', 'mariana.costa'],
  },
  { id: 2010, name: 'Facilities', active: true, members: ['paulo.dias', 'rogerio.batista', 'nelson.brito'] },
  { id: 2011, name: 'Jurídico', active: true, members: ['vanessa.moura', 'otto.lindner', 'yasmin.cardoso'] },
  { id: 2012, name: 'Diretoria financeira', active: true, members: ['claudio.freitas', 'marcos.tavares'] },
  { id: 2013, name: 'Frota', active: true, members: ['paulo.dias', 'nelson.brito'] },
  { id: 2014, name: 'Marketing de loja', active: true, members: ['isabela.rocha', 'joana.pacheco'] },
  { id: 2015, name: 'Inventário 2024', active: false, members: ['gilberto.sales'] },
] as const;

export type GroupName = (typeof groups)[number]['name'];
