import type { ReportFilter, SavedView } from '@tramita/client/contract';
import { useEffect, useRef, useState } from 'react';
import { useSavedViews } from '../../saved-views/use-saved-views.ts';
import { isSameState, shownView, type ViewChoice } from '../../saved-views/view-choice.ts';
import { fromReportFilter, toReportFilter } from './report-filters.ts';

interface ReportViewsOptions {
  /** The filter of the report as the API takes it. */
  filter: ReportFilter;
  /** The added columns. */
  added: readonly string[];
  isPlain: boolean;
  /** The filter of the address, which comes before that of any view; undefined without one. */
  given: ReportFilter | undefined;
  /** The view that the address names; null for the whole report. */
  view: number | null | undefined;
  onViewChange: ((view: number | null) => void) | undefined;
  /** Shows the filter and the columns of a view; null shows the empty report. */
  show: (view: SavedView | null) => void;
  /** Shows the columns of a view whose filter is in the address. */
  showColumns: (columns: readonly string[]) => void;
  /** Called when the user chose, saved or opened a view, so that the address gets its filter too. */
  onChoice: () => void;
}

const nameOf = (view: number | null | undefined): string => (view === null ? 'all' : String(view ?? ''));

interface OpeningState extends Pick<ReturnType<typeof useSavedViews>, 'views' | 'standard'> {
  /** Whether no address was opened before. */
  readonly isFirst: boolean;
  readonly chosen: number | null | undefined;
  /** Whether the user changed the filters or columns. */
  readonly isChanged: boolean;
  /** The filter of the address, which comes before that of its view. */
  readonly given: ReportFilter | undefined;
}

interface OpenedView {
  readonly chosen: number | null | undefined;
  /** The view whose filters are shown, null for those of no view. If omitted, the filters stay. */
  readonly shown?: SavedView | null;
  /** The columns that are shown. If omitted, the columns of `shown`. */
  readonly columns?: readonly string[];
}

/** Returns the view that an address opens; null while the views are loading. */
function openedView(opening: string, { isFirst, chosen, views, standard, ...state }: OpeningState): OpenedView | null {
  // the filter of an address, or one that follows a change of the user to the chosen view
  if (opening === 'filter') return { chosen: isFirst ? undefined : chosen };
  // an address that follows a choice made here
  if (!isFirst && opening === nameOf(chosen)) return { chosen };
  if (opening === 'all') {
    // a visit begins with the filters of the last one
    return isFirst ? { chosen: null } : { chosen: null, shown: null };
  }
  // the user changed the report before its views were known
  if (isFirst && views && (chosen !== undefined || state.isChanged)) return { chosen };
  const wanted = opening === '' ? standard : views?.find(({ id }) => String(id) === opening);
  if (!wanted) return views ? { chosen } : null;
  const { given } = state;
  if (!given) return { chosen: wanted.id, shown: wanted };
  const { columns } = wanted.state;
  const isUnchanged = isSameState(wanted.state, { report: given, columns: [...columns] });
  return isUnchanged ? { chosen: wanted.id, columns } : { chosen: wanted.id };
}

/** The saved views of the report: the one of the address or the default is shown on opening. */
export function useReportViews(options: ReportViewsOptions): ViewChoice {
  const { filter, added, isPlain, given, view, onViewChange, show, showColumns, onChoice } = options;
  const { views, standard } = useSavedViews('report');
  const [chosen, setChosen] = useState<number | null>();
  const now = { report: filter, columns: [...added] };
  const change = (next: number | null) => {
    setChosen(next);
    onViewChange?.(next);
    onChoice();
  };
  const opening = given && view === undefined ? 'filter' : nameOf(view);
  const opened = useRef<string>(undefined);
  const stateText = (report: ReportFilter) => JSON.stringify({ ...now, report });
  const written = stateText(filter);
  /** The states of the report before any change of the user: that of the last visit, and that of the address. */
  const starts = useRef([written, given && stateText(toReportFilter(fromReportFilter(given)))]);
  const latest = useRef({ chosen, show, showColumns, onChoice, written, given });
  latest.current = { chosen, show, showColumns, onChoice, written, given };
  useEffect(() => {
    if (opened.current === opening) return;
    const isFirst = opened.current === undefined;
    const { chosen, show, showColumns, onChoice, written, given } = latest.current;
    const isChanged = !starts.current.includes(written);
    const next = openedView(opening, { isFirst, chosen, isChanged, given, views, standard });
    if (!next) return;
    opened.current = opening;
    setChosen(next.chosen);
    if (next.columns) showColumns(next.columns);
    if (next.shown === undefined) return;
    show(next.shown);
    // an address without a view stays as it is when it opens the default view
    if (opening !== '') onChoice();
  }, [opening, views, standard]);
  const current = shownView(views, chosen ?? null, now);
  return {
    list: 'report',
    views,
    current,
    isModified: current !== null && !isSameState(current.state, now),
    isPlain,
    state: now,
    choose: (next) => {
      change(next?.id ?? null);
      show(next);
    },
    adopt: ({ id }) => change(id),
  };
}
