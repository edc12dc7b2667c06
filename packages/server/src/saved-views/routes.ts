import type { Handlers } from '../handlers.ts';
import { clearDefault, setDefault } from './choose-default.ts';
import { createView } from './create-view.ts';
import { deleteView } from './delete-view.ts';
import { listViews } from './list-views.ts';
import { updateView } from './update-view.ts';

export const savedViewsRoutes = {
  'savedViews.list': listViews,
  'savedViews.create': createView,
  'savedViews.update': updateView,
  'savedViews.delete': deleteView,
  'savedViews.setDefault': setDefault,
  'savedViews.clearDefault': clearDefault,
} satisfies Partial<Handlers>;
