// the library has types for its elements only
declare module 'bpmn-moddle' {
  /** An element of a file. Its properties have the names of the BPMN metamodel. */
  export interface ModdleElement {
    readonly $type: string;
    readonly $attrs?: Readonly<Record<string, unknown>>;
    set(property: string, value: unknown): void;
    readonly [property: string]: unknown;
  }

  export class BpmnModdle {
    constructor(packages?: Readonly<Record<string, unknown>>);
    create(type: string, properties?: Readonly<Record<string, unknown>>): ModdleElement;
    fromXML(xml: string): Promise<{
      readonly rootElement: ModdleElement;
      readonly warnings: readonly { readonly message: string }[];
    }>;
    toXML(element: ModdleElement, options?: { readonly format?: boolean }): Promise<{ readonly xml: string }>;
  }
}
