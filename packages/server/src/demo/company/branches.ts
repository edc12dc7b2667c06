/** Branches of Rede Ipê. Users have the code before the dot in `custom4`. */
export const branches = [
  { id: 1, code: '001', name: '001 · Matriz São Paulo' },
  { id: 2, code: '012', name: '012 · Shopping Tatuapé' },
  { id: 3, code: '018', name: '018 · Santo André' },
  { id: 4, code: '027', name: '027 · Guarulhos Centro' },
  { id: 5, code: '031', name: '031 · Osasco' },
  { id: 6, code: '042', name: '042 · Campinas Centro' },
  { id: 7, code: '044', name: '044 · Campinas Norte' },
  { id: 8, code: '051', name: '051 · Jundiaí' },
  { id: 9, code: '057', name: '057 · Ribeirão Preto' },
  { id: 10, code: '063', name: '063 · São José do Rio Preto' },
  { id: 11, code: '074', name: '074 · Curitiba Batel' },
  { id: 12, code: '078', name: '078 · Londrina' },
  { id: 13, code: '083', name: '083 · Porto Alegre Moinhos' },
  { id: 14, code: '090', name: '090 · Centro de distribuição Louveira' },
  { id: 15, code: '500', name: '500 · Controladoria' },
  { id: 16, code: '1099', name: '1099 · Centro de serviços compartilhados' },
] as const;

export type BranchCode = (typeof branches)[number]['code'];
