import type { DemoService } from './demo-service.ts';
import { facilitiesServices } from './facilities.ts';
import { financeServices } from './finance.ts';
import { legalServices } from './legal.ts';
import { peopleServices } from './people-services.ts';
import { storesServices } from './stores-services.ts';
import { suppliesServices } from './supplies.ts';
import { technologyServices } from './technology.ts';

/** The whole catalogue of Rede Ipê. */
export const demoServices: readonly DemoService[] = [
  ...financeServices,
  ...peopleServices,
  ...technologyServices,
  ...suppliesServices,
  ...facilitiesServices,
  ...legalServices,
  ...storesServices,
];
