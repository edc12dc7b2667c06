/** Lists that the demo company's ERP returns, by path. */
export const erpLists: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  '/centros-de-custo': [
    { codigo: '1042', descricao: '1042 · Operação Campinas' },
    { codigo: '1044', descricao: '1044 · Operação Campinas Norte' },
    { codigo: '1057', descricao: '1057 · Operação Ribeirão Preto' },
    { codigo: '2010', descricao: '2010 · Tecnologia' },
    { codigo: '3001', descricao: '3001 · Gente e Gestão' },
    { codigo: '4120', descricao: '4120 · Operações de loja' },
    { codigo: '5003', descricao: '5003 · Marketing' },
  ],
  '/projetos': [
    { codigo: 'P-101', nome: 'P-101 · Fachadas 2026' },
    { codigo: 'P-107', nome: 'P-107 · Troca dos caixas' },
    { codigo: 'P-112', nome: 'P-112 · Novo centro de distribuição' },
    { codigo: 'P-118', nome: 'P-118 · Campanha de inverno', centroDeCusto: '5003' },
    { codigo: 'P-120', nome: 'P-120 · Rede sem fio das lojas', centroDeCusto: '2010' },
  ],
  '/fornecedores': [
    { cnpj: '12.345.678/0001-95', razaoSocial: 'Hotel Serra Azul Ltda.' },
    { cnpj: '27.865.757/0001-02', razaoSocial: 'Expositores Paulista S.A.' },
    { cnpj: '04.891.220/0001-17', razaoSocial: 'Gráfica Bom Retiro Ltda.' },
    { cnpj: '61.402.339/0001-44', razaoSocial: 'Transportes Vale Verde Ltda.' },
    { cnpj: '33.190.815/0001-08', razaoSocial: 'Embalagens Tietê Ltda.' },
  ],
  '/produtos': [
    { codigo: 'MAT-1001', descricao: 'Camisa polo', grupo: 'Uniformes', ativo: true },
    { codigo: 'MAT-1009', descricao: 'Avental azul', grupo: 'Uniformes', ativo: false },
    { codigo: 'MAT-1014', descricao: 'Sacola grande', grupo: 'Embalagens', ativo: true },
    { codigo: 'MAT-1015', descricao: 'Papel de seda', grupo: 'Embalagens', ativo: true },
    { codigo: 'MAT-2003', descricao: 'Bobina térmica', grupo: 'Papelaria', ativo: true },
    { codigo: 'MAT-2010', descricao: 'Etiqueta de preço', grupo: 'Papelaria', ativo: true },
    { codigo: 'MAT-3110', descricao: 'Kit de limpeza', grupo: 'Limpeza', ativo: true },
    { codigo: 'MAT-4002', descricao: 'Expositor de chão', grupo: 'Expositores', ativo: true },
  ],
  '/filiais': [
    { codigo: '012', nome: '012 · Shopping Tatuapé' },
    { codigo: '031', nome: '031 · Osasco' },
    { codigo: '042', nome: '042 · Campinas Centro' },
    { codigo: '044', nome: '044 · Campinas Norte' },
    { codigo: '051', nome: '051 · Jundiaí' },
    { codigo: '057', nome: '057 · Ribeirão Preto' },
    { codigo: '074', nome: '074 · Curitiba Batel' },
    { codigo: '083', nome: '083 · Porto Alegre Moinhos' },
  ],
  '/sistemas': [
    { codigo: 'erp', nome: 'ERP' },
    { codigo: 'pdv', nome: 'Frente de caixa' },
    { codigo: 'bi', nome: 'Painéis de venda' },
    { codigo: 'folha', nome: 'Folha de pagamento' },
  ],
  '/veiculos': [
    { placa: 'IPE-1A23', modelo: 'Hatch branco, 5 lugares', lugares: 5 },
    { placa: 'IPE-4C56', modelo: 'Minivan, 7 lugares', lugares: 7 },
    { placa: 'IPE-7D80', modelo: 'Furgão, 2 lugares', lugares: 2 },
  ],
  '/campanhas': [
    { codigo: 'INVERNO', nome: 'Inverno' },
    { codigo: 'MAES', nome: 'Dia das mães' },
    { codigo: 'NATAL', nome: 'Natal' },
  ],
};

/** Number in the ERP's answer to a write: its property and prefix by path. */
export const erpNumbers: Readonly<Record<string, { readonly property: string; readonly prefix: string }>> = {
  '/lancamentos': { property: 'numero', prefix: 'LC-' },
  '/estornos': { property: 'numero', prefix: 'ES-' },
  '/pedidos-de-compra': { property: 'pedido', prefix: 'PC-' },
  '/acessos': { property: 'chamado', prefix: 'CH-' },
  '/fornecedores': { property: 'codigo', prefix: 'F-' },
  '/recargas': { property: 'numero', prefix: 'RC-' },
  '/folha/admissoes': { property: 'numero', prefix: 'AD-' },
  '/crachas/bloqueio': { property: 'numero', prefix: 'BL-' },
  '/estoque/saldo': { property: 'numero', prefix: 'AJ-' },
};
