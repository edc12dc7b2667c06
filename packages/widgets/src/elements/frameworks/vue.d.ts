import type { HTMLAttributes, ReservedProps } from 'vue';
import type { ElementProps, WidgetTags } from '../index.js';

type Tag = keyof WidgetTags | 'tramita-provider';

/** `open-task` as Vue names it: `openTask`. */
type Camel<Text> = Text extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Text;

/** Names in both spellings of a template, and listeners as `onTramitaSent` for `@tramita-sent`. */
type Spellings<Props> = {
  [Name in keyof Props as
    | Name
    | (Name extends `on${infer Event}` ? `on${Capitalize<Camel<Event>>}` : Camel<Name>)]: Props[Name];
};

type Elements = {
  [Name in Tag]: new () => {
    $props: ReservedProps & Omit<HTMLAttributes, keyof ElementProps<Name>> & Spellings<ElementProps<Name>>;
  };
};

declare module 'vue' {
  interface GlobalComponents extends Elements {}
}
