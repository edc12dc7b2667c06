export { type PrefetchCatalogueSettings, prefetchCatalogue } from './prefetch-catalogue.ts';
export { ServiceCatalogue, type ServiceCatalogueProps } from './ServiceCatalogue.tsx';
