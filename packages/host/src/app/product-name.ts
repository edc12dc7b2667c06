import { createContext, useContext } from 'react';

/** The configured name of the product; until the configuration is there, the software's own. */
export const ProductNameContext = createContext('Tramita');

/** The product's name, for the mark and the tab's title. */
export function useProductName(): string {
  return useContext(ProductNameContext);
}
