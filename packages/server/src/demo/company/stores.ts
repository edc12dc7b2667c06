import type { BranchCode } from './branches.ts';
import type { SectorName } from './departments.ts';

interface Store {
  readonly branch: BranchCode;
  readonly sector: SectorName;
  /** Name of the manager; null if the regional manager runs the store. */
  readonly manager: string | null;
  /** User name of the manager's superior, or of all employees' if there is no manager. */
  readonly regional: string;
  readonly sellers: number;
  readonly cashiers: number;
  readonly stock: number;
}

/** The stores and the distribution centre, with the number of employees besides those of the register. */
export const stores: readonly Store[] = [
  {
    branch: '012',
    sector: 'Regional Capital',
    manager: null,
    regional: 'lucia.mattos',
    sellers: 5,
    cashiers: 2,
    stock: 1,
  },
  {
    branch: '018',
    sector: 'Regional Capital',
    manager: 'Denise Fontes',
    regional: 'lucia.mattos',
    sellers: 4,
    cashiers: 2,
    stock: 1,
  },
  {
    branch: '027',
    sector: 'Regional Capital',
    manager: 'Adilson Ramos',
    regional: 'lucia.mattos',
    sellers: 4,
    cashiers: 2,
    stock: 1,
  },
  {
    branch: '031',
    sector: 'Regional Capital',
    manager: 'Simone Garcia',
    regional: 'lucia.mattos',
    sellers: 4,
    cashiers: 2,
    stock: 1,
  },
  {
    branch: '042',
    sector: 'Regional Interior',
    manager: null,
    regional: 'helena.barros',
    sellers: 4,
    cashiers: 2,
    stock: 1,
  },
  {
    branch: '044',
    sector: 'Regional Interior',
    manager: 'Sérgio Vilela',
    regional: 'helena.barros',
    sellers: 4,
    cashiers: 2,
    stock: 1,
  },
  {
    branch: '051',
    sector: 'Regional Interior',
    manager: 'Marta Coelho',
    regional: 'helena.barros',
    sellers: 4,
    cashiers: 2,
    stock: 1,
  },
  {
    branch: '057',
    sector: 'Regional Interior',
    manager: 'Ivan Bezerra',
    regional: 'helena.barros',
    sellers: 4,
    cashiers: 2,
    stock: 1,
  },
  {
    branch: '063',
    sector: 'Regional Interior',
    manager: 'Cecília Porto',
    regional: 'helena.barros',
    sellers: 4,
    cashiers: 2,
    stock: 1,
  },
  {
    branch: '074',
    sector: 'Regional Sul',
    manager: null,
    regional: 'henrique.weber',
    sellers: 5,
    cashiers: 2,
    stock: 1,
  },
  {
    branch: '078',
    sector: 'Regional Sul',
    manager: 'Alceu Kramer',
    regional: 'henrique.weber',
    sellers: 4,
    cashiers: 1,
    stock: 1,
  },
  {
    branch: '083',
    sector: 'Regional Sul',
    manager: 'Gisele Brandt',
    regional: 'henrique.weber',
    sellers: 4,
    cashiers: 2,
    stock: 1,
  },
  { branch: '090', sector: 'Logística', manager: null, regional: 'ricardo.peixoto', sellers: 0, cashiers: 0, stock: 6 },
];
