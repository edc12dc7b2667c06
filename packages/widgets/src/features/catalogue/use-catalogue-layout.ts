import { useState } from 'react';
import { useTramita } from '../../provider/tramita-context.ts';
import type { CatalogueLayout } from './ServiceCatalogueView.tsx';

const key = 'tramita:catalogue.layout';

/** Grid or list, kept for the lifetime of the tab. */
export function useCatalogueLayout(): [CatalogueLayout, (layout: CatalogueLayout) => void] {
  const { isPrerendering } = useTramita();
  const [layout, setLayout] = useState<CatalogueLayout>(() => (isPrerendering ? 'grid' : read()));
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
