import { useMemo } from 'react';
import type { Locale } from '../../../messages/language/locale.ts';
import { peopleMessages } from '../../../messages/people.ts';
import { dueTexts } from '../../../messages/rules/due.ts';
import { useLink } from '../../../provider/use-link.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import type { LinkComponent } from '../../../ui/ui-surroundings.ts';
import type { SteadyRows } from '../rows/inbox-rows.ts';
import type { dataCell } from './data-cell.tsx';

/** Data and functions that the cells of a list need in addition to their row. */
export interface CellList extends SteadyRows {
  locale: Locale;
  /** The name of the signed-in user in the list. */
  you: string;
  dueWords: typeof dueTexts;
  Link: LinkComponent;
  /** Renders process data; undefined for a list without any. */
  dataCell: typeof dataCell | undefined;
}

/** Returns the data and functions for the cells of a list. */
export function useCellList(rows: SteadyRows, dataCell: CellList['dataCell']): CellList {
  const locale = useLocale();
  const { you } = useMessages(peopleMessages);
  const dueWords = useMessages(dueTexts);
  const Link = useLink();
  return useMemo(
    () => ({ ...rows, locale, you, dueWords, Link, dataCell }),
    [rows, locale, you, dueWords, Link, dataCell],
  );
}
