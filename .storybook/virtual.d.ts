declare module 'virtual:part-facts' {
  interface Member {
    readonly name: string;
    readonly type: string;
    readonly isOptional: boolean;
    readonly description: string;
    readonly byDefault?: string;
  }
  interface Facts {
    readonly source: string;
    readonly description: string;
    readonly members: readonly Member[];
    readonly slots: readonly string[];
    readonly tokens: readonly string[];
  }
  const facts: Readonly<Record<string, Facts>>;
  export default facts;
}

declare module 'virtual:icons' {
  import type { ComponentType } from 'react';

  const icons: readonly {
    readonly name: string;
    readonly Icon: ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>;
    readonly files: number;
  }[];
  export default icons;
}
