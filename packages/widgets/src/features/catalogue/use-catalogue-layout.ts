import { useState } from 'react';
import type { CatalogueLayout } from './ServiceCatalogueView.tsx';

const key = 'tramita:catalogue.layout';

/** Grid or list, for as long as the tab lives. */
export function useCatalogueLayout(): [CatalogueLayout, (layout: CatalogueLayout) => void] {
  const [layout, setLayout] = useState<CatalogueLayout>(read);
  const change = (next: CatalogueLayout) => {
    setLayout(next);
    try {
      sessionStorage.setItem(key, next);
    } catch {
      // switched off: the choice lasts as long as the page
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
