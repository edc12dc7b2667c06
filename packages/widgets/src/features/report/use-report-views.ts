import type { ReportFilter, SavedView } from '@tramita/client/contract';
import { useEffect, useRef, useState } from 'react';
import { useSavedViews } from '../../saved-views/use-saved-views.ts';
import { isSameState, shownView, type ViewChoice } from '../../saved-views/view-choice.ts';

interface ReportViewsOptions {
  /** The filter of the report as the API takes it. */
  filter: ReportFilter;
  /** The added columns. */
  added: readonly string[];
  isPlain: boolean;
  /** The address brings a filter along, which comes before that of any view. */
  hasGivenFilter: boolean;
  /** The view that the address names; null for the whole report. */
  view: number | null | undefined;
  onViewChange: ((view: number | null) => void) | undefined;
  /** Shows the filter and the columns of a view; null shows the empty report. */
  show: (view: SavedView | null) => void;
}

const nameOf = (view: number | null | undefined): string => (view === null ? 'all' : String(view ?? ''));

interface OpeningState extends Pick<ReturnType<typeof useSavedViews>, 'views' | 'standard'> {
  /** Whether no address was opened before. */
  readonly isFirst: boolean;
  readonly chosen: number | null | undefined;
  /** Whether the user changed the filters or columns. */
  readonly isChanged: boolean;
  /** Whether the address has a filter, which comes before that of its view. */
  readonly hasGivenFilter: boolean;
}

interface OpenedView {
  readonly chosen: number | null | undefined;
  /** The view whose filters are shown, null for those of no view. If omitted, the filters stay. */
  readonly shown?: SavedView | null;
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
  if (wanted) return state.hasGivenFilter ? { chosen: wanted.id } : { chosen: wanted.id, shown: wanted };
  return views ? { chosen } : null;
}

/** The saved views of the report: the one of the address or the default is shown on opening. */
export function useReportViews(options: ReportViewsOptions): ViewChoice {
  const { filter, added, isPlain, hasGivenFilter, view, onViewChange, show } = options;
  const { views, standard } = useSavedViews('report');
  const [chosen, setChosen] = useState<number | null>();
  const now = { report: filter, columns: [...added] };
  const change = (next: number | null) => {
    setChosen(next);
    onViewChange?.(next);
  };
  const opening = hasGivenFilter && view === undefined ? 'filter' : nameOf(view);
  const opened = useRef<string>(undefined);
  const written = JSON.stringify(now);
  const first = useRef(written);
  const latest = useRef({ chosen, show, written, hasGivenFilter });
  latest.current = { chosen, show, written, hasGivenFilter };
  useEffect(() => {
    if (opened.current === opening) return;
    const isFirst = opened.current === undefined;
    const { chosen, show, written, hasGivenFilter } = latest.current;
    const isChanged = first.current !== written;
    const next = openedView(opening, { isFirst, chosen, isChanged, hasGivenFilter, views, standard });
    if (!next) return;
    opened.current = opening;
    setChosen(next.chosen);
    if (next.shown !== undefined) show(next.shown);
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
