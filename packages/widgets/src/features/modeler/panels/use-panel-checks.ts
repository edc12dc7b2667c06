import { type FocusEvent, useEffect } from 'react';
import { useModelerStore } from '../store/modeler-context.ts';
import { useDueChecks } from './use-due-checks.ts';

/** Messages by setting; a setting inside a list is named with its place: `requestHeaders.2.value`. */
export type SettingMessages = Readonly<Record<string, string | undefined>>;

/** What is wrong with the settings of a panel, as far as the person is to know by now. */
export interface PanelChecks {
  /** The message beside a setting, once it was left or half a second after it was changed. */
  readonly problem: (property: string) => string | undefined;
  /** Whether a setting was left, or changed half a second ago. */
  readonly wasLeft: (property: string) => boolean;
  /** Says that a setting was changed. */
  readonly changed: (property: string) => void;
  /** Shows everything that is wrong; answers whether nothing is. */
  readonly showAll: () => boolean;
  /** For the element around the settings: the one the focus leaves is checked, and what was typed there is one edit. */
  readonly handleBlur: (event: FocusEvent) => void;
}

/** Name of the setting an element belongs to. */
const propertyAt = (element: Element): string | null =>
  element.closest('[data-property]')?.getAttribute('data-property') ?? null;

/**
 * Checks the settings of an open panel. While something wrong is shown the rest of the modeler waits; a panel that goes
 * lets go of it. `name` tells the panel from others.
 */
export function usePanelChecks(name: string, problems: SettingMessages): PanelChecks {
  const store = useModelerStore();
  const { due, left, changed } = useDueChecks<string>();
  const wrong = Object.keys(problems).filter((property) => problems[property] !== undefined);
  const holds = !wrong.some((property) => due.has(property));
  useEffect(() => store.setCheck(name, holds), [store, name, holds]);
  useEffect(() => () => store.setCheck(name, true), [store, name]);
  const problem = (property: string) => (due.has(property) ? problems[property] : undefined);
  return {
    problem,
    wasLeft: (property) => due.has(property),
    changed: (property) => changed(property, problem(property) !== undefined),
    showAll() {
      for (const property of wrong) left(property);
      return wrong.length === 0;
    },
    handleBlur({ target, relatedTarget }) {
      const property = propertyAt(target);
      if (property === null) return;
      if (relatedTarget instanceof Element && propertyAt(relatedTarget) === property) return;
      left(property);
      store.closeEdit();
    },
  };
}
