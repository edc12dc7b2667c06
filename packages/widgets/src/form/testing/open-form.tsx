import type { FieldRules, FormField } from '@tramita/client/contract';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Locale } from '../../messages/language/locale.ts';
import { type KeyValueStorage, memoryStorage } from '../../provider/storage/key-value-storage.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import type { FormController } from '../create-form-controller.ts';
import { DynamicForm, type DynamicFormProps } from '../DynamicForm.tsx';
import type { FormServices } from '../form-services.ts';
import { type DynamicFormOptions, useDynamicForm } from '../use-dynamic-form.ts';

/** Noon of 21 November 2026 in São Paulo, the current time in these tests. */
const testNow = new Date('2026-11-21T15:00:00Z');

/** Creates a field whose label contains its name. */
export function formField(
  name: string,
  type: string,
  rules: Partial<FieldRules> = {},
  rest: Partial<FormField> = {},
): FormField {
  return { id: `1.${name}`, name, label: `Campo ${name}`, type, rules, ...rest };
}

/** Creates options whose values are their labels in lower case. */
export const optionsOf = (...labels: string[]) => labels.map((label) => ({ label, value: label.toLowerCase() }));

const ignore = () => {};

type FormLook = Omit<DynamicFormProps, 'controller'>;

interface OpenOptions extends Partial<Omit<DynamicFormOptions, 'fields' | 'now'>> {
  services?: Partial<FormServices>;
  props?: Partial<FormLook>;
  storage?: KeyValueStorage;
  /** @default 'pt-BR' */
  locale?: Locale;
}

/** Returns a promise with the function that resolves it. */
export function promised<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}

/** A form that passes its controller to the test. */
function TestForm(props: { form: DynamicFormOptions; onController: (controller: FormController) => void } & FormLook) {
  const { form, onController, ...look } = props;
  const controller = useDynamicForm(form);
  onController(controller);
  return (
    <>
      <DynamicForm controller={controller} {...look} />
      <button type="button" onClick={controller.submit}>
        Enviar
      </button>
    </>
  );
}

/** Renders a form with these fields on its own page. */
export async function openForm(fields: readonly FormField[], options: OpenOptions = {}) {
  const { props, storage = memoryStorage(), services: own, locale: first = 'pt-BR', ...form } = options;
  const services = {
    searchOptions: vi.fn<FormServices['searchOptions']>(async () => []),
    getIp: vi.fn<FormServices['getIp']>(async () => '177.92.14.8'),
    getPosition: vi.fn<FormServices['getPosition']>(async () => ({ latitude: -23.5505, longitude: -46.6333 })),
    ...own,
  };
  let held: FormController | undefined;
  const draw = (locale: Locale) => (
    <WidgetRoot theme="light" locale={locale} storage={storage} storageScope="ana" now={() => testNow} onError={ignore}>
      <TestForm
        form={{ fields, now: testNow, ...form }}
        services={services}
        onController={(controller) => {
          held = controller;
        }}
        {...props}
      />
    </WidgetRoot>
  );
  const screen = await render(draw(first));
  const controller = (): FormController => {
    if (!held) throw new Error('The form was not rendered.');
    return held;
  };
  return {
    screen,
    services,
    storage,
    controller,
    /** Renders the same form in another language. */
    changeLocale: (locale: Locale) => screen.rerender(draw(locale)),
    /** Returns the value the form would send for a field. */
    sent: (name: string) => controller().model.submission()[name],
    /** Returns the element of a field, with its label, control and messages. */
    place: (name: string): HTMLElement => {
      const place = screen.container.querySelector<HTMLElement>(`[data-field="${name}"]`);
      if (!place) throw new Error(`Field ${name} is not on the screen.`);
      return place;
    },
  };
}

export type OpenedForm = Awaited<ReturnType<typeof openForm>>;
