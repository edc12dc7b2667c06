import type { Holiday, OptionalDay } from '../../contract/administration/calendar-settings.ts';
import type { BrazilianState } from '../../contract/base/brazilian-states.ts';

/** A row of the product's holiday table. */
export interface HolidayRow extends Holiday {
  /** The law or the official calendar that names the day. */
  readonly source: string;
  readonly state?: BrazilianState;
  /** IBGE code of the city. */
  readonly city?: number;
  readonly optional?: OptionalDay;
}

type Days = readonly (readonly [date: string, name: string, source: string, more?: Partial<Holiday>])[];

const lei662 = 'Lei nº 662/1949, com a redação da Lei nº 10.607/2002';

const national: Days = [
  ['01-01', 'Confraternização Universal', lei662],
  ['E-2', 'Sexta-feira Santa', 'Lei nº 9.093/1995, art. 2º'],
  ['04-21', 'Tiradentes', lei662],
  ['05-01', 'Dia do Trabalho', lei662],
  ['09-07', 'Independência do Brasil', lei662],
  ['10-12', 'Nossa Senhora Aparecida', 'Lei nº 6.802/1980'],
  ['11-02', 'Finados', lei662],
  ['11-15', 'Proclamação da República', lei662],
  ['11-20', 'Consciência Negra', 'Lei nº 14.759/2023', { from: 2024 }],
  ['12-25', 'Natal', lei662],
];

const federalCalendar = 'Portaria MGI nº 9.783/2024';
const optional: Readonly<Record<OptionalDay, Days[number]>> = {
  CARNIVAL_MONDAY: ['E-48', 'Segunda-feira de Carnaval', federalCalendar],
  CARNIVAL_TUESDAY: ['E-47', 'Terça-feira de Carnaval', federalCalendar],
  ASH_WEDNESDAY: ['E-46', 'Quarta-feira de Cinzas', federalCalendar, { endsAt: '14:00' }],
  CORPUS_CHRISTI: ['E+60', 'Corpus Christi', federalCalendar],
  PUBLIC_SERVANT: ['10-28', 'Dia do Servidor Público', 'Lei nº 8.112/1990, art. 236'],
  CHRISTMAS_EVE: ['12-24', 'Véspera de Natal', federalCalendar],
  NEW_YEARS_EVE: ['12-31', 'Véspera de Ano-Novo', federalCalendar],
};

const friday = 'adiada pela Lei nº 2.247/2009';
const states: Readonly<Record<BrazilianState, Days>> = {
  AC: [
    ['01-23', 'Dia do Evangélico', `Lei estadual nº 1.538/2004, ${friday}`, { move: 'FRIDAY' }],
    ['03-08', 'Dia Internacional da Mulher', `Lei estadual nº 1.411/2001, ${friday}`, { move: 'FRIDAY' }],
    ['06-15', 'Aniversário do Acre', 'Lei estadual nº 14/1964'],
    ['09-05', 'Dia da Amazônia', `Lei estadual nº 1.526/2004, ${friday}`, { move: 'FRIDAY' }],
    ['11-17', 'Tratado de Petrópolis', `Lei estadual nº 57/1965, ${friday}`, { move: 'FRIDAY' }],
  ],
  AL: [
    ['06-24', 'São João', 'Lei estadual nº 5.508/1993'],
    ['06-29', 'São Pedro', 'Lei estadual nº 5.509/1993'],
    ['09-16', 'Emancipação Política de Alagoas', 'Decreto estadual nº 68.782/2019'],
    ['11-20', 'Consciência Negra', 'Lei estadual nº 5.724/1995', { until: 2023 }],
    ['11-30', 'Dia do Evangélico', 'Decreto estadual nº 56.880/2017'],
  ],
  AM: [
    ['09-05', 'Elevação do Amazonas à Categoria de Província', 'Lei estadual nº 25/1977'],
    ['11-20', 'Consciência Negra', 'Lei promulgada nº 84/2010', { until: 2023 }],
  ],
  AP: [
    ['03-19', 'São José', 'Lei estadual nº 667/2002'],
    ['05-15', 'Dia de Cabralzinho', 'Lei estadual nº 2.213/2017', { from: 2018 }],
    ['09-13', 'Criação do Território Federal do Amapá', 'Constituição do Estado do Amapá, art. 355'],
    ['11-20', 'Consciência Negra', 'Lei estadual nº 1.169/2007', { until: 2023 }],
  ],
  BA: [['07-02', 'Independência da Bahia', 'Constituição do Estado da Bahia, art. 6º, § 3º']],
  CE: [['03-25', 'Data Magna do Ceará', 'Constituição do Estado do Ceará, art. 18, parágrafo único']],
  DF: [['11-30', 'Dia do Evangélico', 'Lei distrital nº 963/1995']],
  ES: [['E+8', 'Nossa Senhora da Penha', 'Lei estadual nº 11.010/2019', { from: 2020 }]],
  GO: [
    ['07-26', 'Fundação da Cidade de Goiás', 'Lei estadual nº 20.756/2020', { from: 2020 }],
    ['10-24', 'Pedra Fundamental de Goiânia', 'Lei estadual nº 20.756/2020', { from: 2020 }],
  ],
  MA: [['07-28', 'Adesão do Maranhão à Independência do Brasil', 'Lei estadual nº 2.457/1964']],
  MG: [['04-21', 'Data Magna de Minas Gerais', 'Constituição do Estado de Minas Gerais, art. 256']],
  MS: [['10-11', 'Criação do Estado', 'Lei estadual nº 10/1979']],
  MT: [['11-20', 'Consciência Negra', 'Lei estadual nº 7.879/2002', { until: 2023 }]],
  PA: [['08-15', 'Adesão do Pará à Independência do Brasil', 'Lei estadual nº 5.999/1996']],
  PB: [['08-05', 'Fundação do Estado', 'Lei estadual nº 3.489/1967']],
  PE: [['03-06', 'Data Magna de Pernambuco', 'Lei estadual nº 16.059/2017', { from: 2018 }]],
  PI: [['10-19', 'Dia do Piauí', 'Lei estadual nº 176/1937']],
  PR: [],
  RJ: [
    ['E-47', 'Carnaval', 'Lei estadual nº 5.243/2008'],
    ['04-23', 'São Jorge', 'Lei estadual nº 5.198/2008'],
    ['11-20', 'Consciência Negra', 'Lei estadual nº 4.007/2002', { until: 2023 }],
  ],
  RN: [['10-03', 'Mártires de Cunhaú e Uruaçu', 'Lei estadual nº 8.913/2006']],
  RO: [['01-04', 'Criação do Estado', 'Lei estadual nº 2.291/2010']],
  RR: [['10-05', 'Criação do Estado', 'Constituição do Estado de Roraima, art. 9º']],
  RS: [['09-20', 'Revolução Farroupilha', 'Constituição do Estado do Rio Grande do Sul, art. 6º, parágrafo único']],
  SC: [['08-11', 'Dia de Santa Catarina', 'Lei estadual nº 12.906/2004', { move: 'SUNDAY' }]],
  SE: [['07-08', 'Emancipação Política de Sergipe', 'Constituição do Estado de Sergipe, art. 269']],
  SP: [
    ['07-09', 'Revolução Constitucionalista', 'Lei estadual nº 9.497/1997'],
    ['11-20', 'Consciência Negra', 'Lei estadual nº 17.746/2023', { from: 2023, until: 2023 }],
  ],
  TO: [
    ['03-18', 'Autonomia do Tocantins', 'Lei estadual nº 960/1998'],
    ['09-08', 'Nossa Senhora da Natividade', 'Lei estadual nº 627/1993'],
    ['10-05', 'Criação do Estado', 'Lei estadual nº 98/1989'],
  ],
};

/** A city of which the table has holidays. */
export interface HolidayCity {
  /** IBGE code. */
  readonly code: number;
  readonly name: string;
  readonly state: BrazilianState;
}

const cities: readonly (readonly [HolidayCity, Days])[] = [
  [
    { code: 1100205, name: 'Porto Velho', state: 'RO' },
    [
      ['01-24', 'Instalação do Município', 'Lei municipal nº 190/1980; Decreto nº 16.488/2020'],
      ['05-24', 'Nossa Senhora Auxiliadora', 'Lei municipal nº 190/1980; Decreto nº 20.692/2024'],
      ['10-02', 'Criação do Município', 'Lei municipal nº 190/1980; Decreto nº 16.488/2020'],
    ],
  ],
  [
    { code: 1302603, name: 'Manaus', state: 'AM' },
    [
      ['E-47', 'Carnaval', 'Lei municipal nº 448/1998'],
      ['E+60', 'Corpus Christi', 'Lei municipal nº 970/2006'],
      ['10-24', 'Aniversário de Manaus', 'Lei Orgânica do Município de Manaus, art. 437, II'],
      ['12-08', 'Nossa Senhora da Conceição', 'Lei municipal nº 496/1999'],
    ],
  ],
  [
    { code: 2304400, name: 'Fortaleza', state: 'CE' },
    [
      ['03-19', 'São José', 'Lei municipal nº 8.796/2003'],
      ['E+60', 'Corpus Christi', 'Lei municipal nº 8.796/2003'],
      ['08-15', 'Nossa Senhora da Assunção', 'Lei municipal nº 8.796/2003'],
    ],
  ],
  [
    { code: 2611606, name: 'Recife', state: 'PE' },
    [
      ['06-24', 'São João', 'Lei municipal nº 9.777/1967'],
      ['07-16', 'Nossa Senhora do Carmo', 'Lei municipal nº 9.777/1967'],
      ['12-08', 'Nossa Senhora da Conceição', 'Lei municipal nº 9.777/1967'],
    ],
  ],
  [
    { code: 2704302, name: 'Maceió', state: 'AL' },
    [
      ['E+60', 'Corpus Christi', 'Decreto municipal nº 9.980/2025'],
      ['06-29', 'Marechal Floriano Peixoto', 'Decreto municipal nº 9.980/2025'],
      ['08-27', 'Nossa Senhora dos Prazeres', 'Decreto municipal nº 9.980/2025'],
      ['12-08', 'Nossa Senhora da Conceição', 'Decreto municipal nº 9.980/2025'],
    ],
  ],
  [
    { code: 3106200, name: 'Belo Horizonte', state: 'MG' },
    [
      ['E+60', 'Corpus Christi', 'Calendário oficial de Belo Horizonte (DOM de 26/11/2014)'],
      ['08-15', 'Assunção de Nossa Senhora', 'Calendário oficial de Belo Horizonte (DOM de 26/11/2014)'],
      ['12-08', 'Imaculada Conceição', 'Calendário oficial de Belo Horizonte (DOM de 26/11/2014)'],
    ],
  ],
  [{ code: 3304557, name: 'Rio de Janeiro', state: 'RJ' }, [['01-20', 'São Sebastião', 'Lei municipal nº 1.271/1988']]],
  [
    { code: 3550308, name: 'São Paulo', state: 'SP' },
    [['01-25', 'Aniversário de São Paulo', 'Lei municipal nº 7.008/1967']],
  ],
  [
    { code: 4205407, name: 'Florianópolis', state: 'SC' },
    [
      ['03-23', 'Dia do Município', 'Lei municipal nº 3.247/1989'],
      ['E+60', 'Corpus Christi', 'Lei municipal nº 3.247/1989'],
    ],
  ],
  [
    { code: 4314902, name: 'Porto Alegre', state: 'RS' },
    [
      ['02-02', 'Nossa Senhora dos Navegantes', 'Lei municipal nº 4.453/1978'],
      ['E+60', 'Corpus Christi', 'Lei municipal nº 4.453/1978'],
    ],
  ],
  [
    { code: 5103403, name: 'Cuiabá', state: 'MT' },
    [
      ['04-08', 'Fundação de Cuiabá', 'Decreto municipal nº 9.506/2022'],
      ['12-08', 'Nossa Senhora da Conceição', 'Decreto municipal nº 9.506/2022'],
    ],
  ],
];

const rows = (days: Days, more: Omit<HolidayRow, 'date' | 'name' | 'source'>): HolidayRow[] =>
  days.map(([date, name, source, others]) => ({ date, name, source, ...others, ...more }));

/**
 * The holidays that Tramita ships, each with its source. A day without a law or an official calendar is left out: it can
 * be entered as an own day of a calendar.
 */
export const holidayTable: readonly HolidayRow[] = [
  ...rows(national, { level: 'NATIONAL' }),
  ...Object.entries(states).flatMap(([state, days]) => rows(days, { level: 'STATE', state: state as BrazilianState })),
  ...cities.flatMap(([{ code }, days]) => rows(days, { level: 'MUNICIPAL', city: code })),
  ...Object.entries(optional).flatMap(([day, row]) => rows([row], { level: 'OPTIONAL', optional: day as OptionalDay })),
];

/** The cities of which the table has holidays, by name. */
export const holidayCities: readonly HolidayCity[] = cities
  .map(([city]) => city)
  .sort((first, second) => first.name.localeCompare(second.name, 'pt-BR'));
