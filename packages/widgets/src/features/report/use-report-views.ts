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
  /** The address brings a filter along, which comes before any view. */
  hasGivenFilter: boolean;
  /** The view that the address names; null for the whole report. */
  view: number | null | undefined;
  onViewChange: ((view: number | null) => void) | undefined;
  /** Shows the filter and the columns of a view; null shows the empty report. */
  show: (view: SavedView | null) => void;
}

const nameOf = (view: number | null | undefined): string => (view === null ? 'all' : String(view ?? ''));

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
  const opening = hasGivenFilter ? 'filter' : nameOf(view);
  const opened = useRef<string>(undefined);
  const written = JSON.stringify(now);
  const first = useRef(written);
  const latest = useRef({ chosen, show, written });
  latest.current = { chosen, show, written };
  useEffect(() => {
    if (opened.current === opening) return;
    const isFirst = opened.current === undefined;
    if (opening === 'filter') {
      opened.current = opening;
      setChosen(undefined);
      return;
    }
    // an address that follows a choice made here
    if (!isFirst && opening === nameOf(latest.current.chosen)) {
      opened.current = opening;
      return;
    }
    if (opening === 'all') {
      opened.current = opening;
      setChosen(null);
      // a visit begins with the filters of the last one
      if (!isFirst) latest.current.show(null);
      return;
    }
    // the user changed the report before its views were known
    const isChanged = latest.current.chosen !== undefined || first.current !== latest.current.written;
    if (isFirst && views && isChanged) {
      opened.current = opening;
      return;
    }
    const wanted = opening === '' ? standard : views?.find(({ id }) => String(id) === opening);
    if (wanted) {
      opened.current = opening;
      setChosen(wanted.id);
      latest.current.show(wanted);
    } else if (views) {
      opened.current = opening;
    }
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
