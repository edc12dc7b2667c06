import type { Service } from '@tramita/client/contract';
import type { ServiceRow } from '../db/catalogue/catalogue.ts';

/** Converts a row of the catalogue to its form in the contract. */
export function toService(row: ServiceRow): Service {
  return {
    id: row.id,
    parentId: row.parent_id,
    name: row.name,
    title: row.title,
    description: row.description,
    url: row.url,
    category: row.is_folder,
    icon: row.icon,
    color: row.color,
    count: row.count ?? undefined,
    categoryTitle: row.category_title,
  };
}
