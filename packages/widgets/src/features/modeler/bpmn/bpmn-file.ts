/// <reference path="./bpmn-moddle.d.ts" />
import { BpmnModdle, type ModdleElement } from 'bpmn-moddle';

export type { ModdleElement };

/** Our extension of a BPMN file: settings of an element that BPMN cannot express, as JSON. */
const ownPackage = {
  name: 'Tramita',
  uri: 'urn:tramita:bpmn:1',
  prefix: 'tramita',
  xml: { tagAlias: 'lowerCase' },
  types: [
    {
      name: 'Settings',
      superClass: ['Element'],
      properties: [{ name: 'json', isBody: true, type: 'String' }],
    },
  ],
};

/** Creates a reader and writer of BPMN files. It has no state, so creating one per file is cheap. */
export const createBpmnFile = (): BpmnModdle => new BpmnModdle({ tramita: ownPackage });

/** Returns a text property of an element, or '' if it is missing. */
export function textOf(element: ModdleElement, property: string): string {
  const value = element[property];
  return typeof value === 'string' ? value : '';
}

const isElement = (value: unknown): value is ModdleElement =>
  typeof value === 'object' && value !== null && '$type' in value;

/** Returns the elements in a property of an element. */
export function elementsOf(element: ModdleElement | null, property: string): ModdleElement[] {
  const value = element?.[property];
  return Array.isArray(value) ? value.filter(isElement) : [];
}

/** Returns the element that a property contains or refers to, or null. */
export function elementOf(element: ModdleElement, property: string): ModdleElement | null {
  const value = element[property];
  return isElement(value) ? value : null;
}

// the result is shown as text, so leftover parts of a tag are harmless
const withoutTags = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the text of an element's documentation without the HTML that some tools write. */
export const documentationOf = (element: ModdleElement): string =>
  elementsOf(element, 'documentation')
    .map((part) => (textOf(part, 'textFormat') === 'text/html' ? withoutTags : String)(textOf(part, 'text')))
    .join('\n\n');

/** Returns the extensions of an element that other tools wrote. */
export const foreignExtensions = (element: ModdleElement): ModdleElement[] =>
  elementsOf(elementOf(element, 'extensionElements'), 'values').filter(({ $type }) => $type !== settingsType);

const settingsType = 'tramita:Settings';

// characters that XML does not allow are written as JSON escapes
const unwritable = /[\u007f-\u009f\ufffe\uffff]/g;
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Creates the extension element that contains our settings. */
export function settingsElement(file: BpmnModdle, settings: unknown): ModdleElement {
  const json = JSON.stringify(settings).replace(unwritable, escaped);
  return file.create('bpmn:ExtensionElements', { values: [file.create(settingsType, { json })] });
}

/** Returns our settings of an element, unvalidated; null if they are missing or not valid JSON. */
export function readSettings(element: ModdleElement): Readonly<Record<string, unknown>> | null {
  const values = elementsOf(elementOf(element, 'extensionElements'), 'values');
  const settings = values.find(({ $type }) => $type === settingsType);
  if (!settings) return null;
  try {
    const parsed: unknown = JSON.parse(textOf(settings, 'json'), (key, value) =>
      key === '__proto__' ? undefined : value,
    );
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? (parsed as Readonly<Record<string, unknown>>)
      : null;
  } catch {
    return null;
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML forbids
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** Removes the characters that XML does not allow. */
export const writableText = (text: string): string => text.replace(forbidden, '');

/** Returns whether a text of ours equals the one in a file. Ignores white space, which some tools change. */
export const isSameText = (ours: string, inFile: string): boolean => flat(writableText(ours)) === flat(inFile);
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
