/// <reference path="./bpmn-moddle.d.ts" />
import { BpmnModdle, type ModdleElement } from 'bpmn-moddle';

export type { ModdleElement };

/** What is ours in a file: the settings of an element that BPMN has no word for, as JSON. */
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

/** Reads and writes files. Holds no state of theirs, so a new one for each costs little. */
export const createBpmnFile = (): BpmnModdle => new BpmnModdle({ tramita: ownPackage });

/** A text property of an element; empty when it has none. */
export function textOf(element: ModdleElement, property: string): string {
  const value = element[property];
  return typeof value === 'string' ? value : '';
}

const isElement = (value: unknown): value is ModdleElement =>
  typeof value === 'object' && value !== null && '$type' in value;

/** The elements in a property of an element. */
export function elementsOf(element: ModdleElement | null, property: string): ModdleElement[] {
  const value = element?.[property];
  return Array.isArray(value) ? value.filter(isElement) : [];
}

/** The element in a property of an element, or one it refers to; null when there is none. */
export function elementOf(element: ModdleElement, property: string): ModdleElement | null {
  const value = element[property];
  return isElement(value) ? value : null;
}

// shown as text, so that what is left of a tag is harmless
const withoutTags = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The text of an element's documentation, which some tools write as HTML. */
export const documentationOf = (element: ModdleElement): string =>
  elementsOf(element, 'documentation')
    .map((part) => (textOf(part, 'textFormat') === 'text/html' ? withoutTags : String)(textOf(part, 'text')))
    .join('\n\n');

/** What other tools wrote into an element, ours left out. */
export const foreignExtensions = (element: ModdleElement): ModdleElement[] =>
  elementsOf(elementOf(element, 'extensionElements'), 'values').filter(({ $type }) => $type !== settingsType);

const settingsType = 'tramita:Settings';

// characters that XML cannot hold are escaped as JSON escapes them
const unwritable = /[\u007f-\u009f\ufffe\uffff]/g;
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Our settings as an element's extension. */
export function settingsElement(file: BpmnModdle, settings: unknown): ModdleElement {
  const json = JSON.stringify(settings).replace(unwritable, escaped);
  return file.create('bpmn:ExtensionElements', { values: [file.create(settingsType, { json })] });
}

/** Our settings in an element: what they hold has to be checked. Null where there are none, or broken ones. */
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

/** A text without the characters that XML cannot hold. */
export const writableText = (text: string): string => text.replace(forbidden, '');

/** Whether a text of ours is the one that stands in a file: blanks and line breaks do not survive every tool. */
export const isSameText = (ours: string, inFile: string): boolean => flat(writableText(ours)) === flat(inFile);
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
