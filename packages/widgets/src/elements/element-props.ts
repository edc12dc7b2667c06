import type { commonAttributes, EventOf, Takes, WidgetTag, widgetElements } from './definitions.ts';
import type { TramitaEventMap } from './events.ts';
import type { TramitaTag } from './tags.ts';

type Text<Attribute, Present> =
  Attribute extends Takes<infer Value>
    ? [Value] extends [true]
      ? Present
      : [Value] extends [number]
        ? Value | `${number}`
        : Value
    : never;

type Texts<Attributes, Present> = { [Name in keyof Attributes]?: Text<Attributes[Name], Present> | undefined };

type Own<Tag> = Tag extends WidgetTag ? (typeof widgetElements)[Tag]['attributes'] : unknown;

/**
 * Attributes of an element as a view library takes them.
 *
 * @template Tag tag of the element
 * @template Present values that a view library takes for an attribute that is only present or absent
 */
export type ElementAttributes<Tag extends WidgetTag | 'tramita-provider', Present> = Texts<
  typeof commonAttributes & Own<Tag>,
  Present
>;

/** Listeners of an element, by the name of the event after `on`. */
export type ElementListeners<Tag extends WidgetTag | 'tramita-provider'> = {
  [Name in Tag extends WidgetTag ? EventOf<Tag> : keyof TramitaEventMap as `on${Name}`]?:
    | ((event: TramitaEventMap[Name]) => void)
    | undefined;
};

/**
 * Attributes, property and listeners of an element as a view library takes them.
 *
 * @template Tag tag of the element
 * @template Present values that a view library takes for an attribute that is only present or absent
 */
export type ElementProps<Tag extends WidgetTag | 'tramita-provider', Present = true | ''> = ElementAttributes<
  Tag,
  Present
> &
  ElementListeners<Tag> & { tokenProvider?: TramitaTag['tokenProvider'] };
