export { type PrefetchCatalogueSettings, prefetchCatalogue } from '../../features/catalogue/prefetch-catalogue.ts';
export { ServiceCatalogue, type ServiceCatalogueProps } from './ServiceCatalogue.tsx';
