/** Branches of Rede Ipê. Users have the code before the dot in `custom4`. */
export const branches = [
  { id: 1, code: '001', name: '001 · Matriz São Paulo', state: 'SP', city: '3550308' },
  { id: 2, code: '012', name: '012 · Shopping Tatuapé', state: 'SP', city: '3550308' },
  { id: 3, code: '018', name: '018 · Santo André', state: 'SP', city: '3547809' },
  { id: 4, code: '027', name: '027 · Guarulhos Centro', state: 'SP', city: '3518800' },
  { id: 5, code: '031', name: '031 · Osasco', state: 'SP', city: '3534401' },
  { id: 6, code: '042', name: '042 · Campinas Centro', state: 'SP', city: '3509502' },
  { id: 7, code: '044', name: '044 · Campinas Norte', state: 'SP', city: '3509502' },
  { id: 8, code: '051', name: '051 · Jundiaí', state: 'SP', city: '3525904' },
  { id: 9, code: '057', name: '057 · Ribeirão Preto', state: 'SP', city: '3543402' },
  { id: 10, code: '063', name: '063 · São José do Rio Preto', state: 'SP', city: '3549805' },
  { id: 11, code: '074', name: '074 · Curitiba Batel', state: 'PR', city: '4106902' },
  { id: 12, code: '078', name: '078 · Londrina', state: 'PR', city: '4113700' },
  { id: 13, code: '083', name: '083 · Porto Alegre Moinhos', state: 'RS', city: '4314902' },
  { id: 14, code: '090', name: '090 · Centro de distribuição Louveira', state: 'SP', city: '3527306' },
  { id: 15, code: '500', name: '500 · Controladoria', state: 'SP', city: '3550308' },
  { id: 16, code: '1099', name: '1099 · Centro de serviços compartilhados', state: 'SP', city: '3550308' },
] as const;

export type BranchCode = (typeof branches)[number]['code'];
