/** Folders of the catalogue; icons are names of the lucide family, colours names of the theme's tiles. */
export const categories = [
  { id: 1, title: 'Financeiro', icon: 'landmark', color: 'jade' },
  { id: 2, title: 'Infraestrutura', icon: 'building', color: 'amber' },
  { id: 3, title: 'Jurídico', icon: 'scale', color: 'slate' },
  { id: 4, title: 'Pessoas', icon: 'users', color: 'sky' },
  { id: 5, title: 'Suprimentos', icon: 'package', color: 'amber' },
  { id: 6, title: 'Tecnologia', icon: 'monitor', color: 'iris' },
  { id: 7, title: 'Lojas', icon: 'store', color: 'sky' },
] as const;

export type CategoryTitle = (typeof categories)[number]['title'];
