import type { SearchSource } from '@tramita/client/contract';
import type { FormServices } from '../../../../form/form-services.ts';
import type { modelerFieldsMessages } from '../../../../messages/features/modeler/fields.ts';

/** A place in the Atlantic and an address that belongs to nobody: an acceptance in the preview says nothing of anyone. */
const nowhere = {
  getIp: async () => '203.0.113.7',
  getPosition: async () => ({ latitude: -23.5505, longitude: -46.6333 }),
} satisfies Partial<FormServices>;

/** Services of a form without searches. */
export const noServices: FormServices = { ...nowhere, searchOptions: async () => [] };

const samples = [1, 2, 3];
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * What the preview's form asks of the world: searches find the choices a field brings itself, or examples where others
 * would be asked. Nothing goes out and no permission is needed.
 */
export function previewServices(
  sourceOf: (fieldName: string) => SearchSource | undefined,
  messages: typeof modelerFieldsMessages,
): FormServices {
  const exampleOf = { people: messages.samplePerson, groups: messages.sampleGroup, http: messages.sampleItem };
  return {
    ...nowhere,
    async searchOptions(field, query, values) {
      const source = sourceOf(field.name);
      const all =
        source?.kind === 'list'
          ? source.items.filter(({ when = {} }) =>
              Object.entries(when).every(([name, value]) => values[name] === value),
            )
          : samples.map((place) => ({ label: exampleOf[source?.kind ?? 'http'](place), value: `exemplo_${place}` }));
      return all
        .filter(({ label }) => plain(label).includes(plain(query)))
        .slice(0, 50)
        .map(({ label, value }) => ({ label, value }));
    },
  };
}
