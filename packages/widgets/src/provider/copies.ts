import { version } from './version.ts';

const key = Symbol.for('@tramita/widgets');

/** The copies of this package in the page, by their contexts. They meet at a global name, because they share no module. */
const copies = (): Map<object, string> => {
  const page = globalThis as { [key]?: Map<object, string> };
  page[key] ??= new Map();
  return page[key];
};

/** Notes that a provider of this copy is in use. */
export const noteCopy = (context: object): void => void copies().set(context, version);

/** What to do about settings without a provider. */
export const noSettings = 'useTramitaSettings needs a surrounding provider or widget.';

/** Returns what to do about a widget without a provider. */
export const noProvider = (context: object): string =>
  `useTramita found no provider: wrap the widgets in <TramitaProvider client={client}>.${aboutOtherCopy(context)}`;

/** Returns what to do about a widget without a client. */
export const noClient = (context: object): string =>
  `useTramita found no client: pass one to <TramitaProvider client={client}> or to the widget, as in <TaskInbox client={client} />.${aboutOtherCopy(context)}`;

/** Returns a sentence about a provider of another copy of this package, which widgets of this copy cannot see. */
function aboutOtherCopy(context: object): string {
  const other = [...copies()].find(([found]) => found !== context);
  return other
    ? ` The page has a provider of @tramita/widgets ${other[1]}, but this is a widget of another copy, ${version}: install one version.`
    : '';
}
