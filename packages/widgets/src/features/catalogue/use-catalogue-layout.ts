import { useState } from 'react';
import type { CatalogueLayout } from './ServiceCatalogueView.tsx';

const key = 'tramita:catalogue.layout';

/** Grid or list, kept for the lifetime of the tab. */
export function useCatalogueLayout(): [CatalogueLayout, (layout: CatalogueLayout) => void] {
  const [layout, setLayout] = useState<CatalogueLayout>(read);
  const change = (next: CatalogueLayout) => {
    setLayout(next);
    try {
      sessionStorage.setItem(key, next);
    } catch {
      // storage is disabled: the choice lasts until the page is left
    }
  };
  return [layout, change];
}

function read(): CatalogueLayout {
  try {
    return sessionStorage.getItem(key) === 'list' ? 'list' : 'grid';
  } catch {
    return 'grid';
  }
}
