import type { SearchSource } from '@tramita/client/contract';
import type { FormServices } from '../../../../form/form-services.ts';
import type { modelerFieldsMessages } from '../../../../messages/features/modeler/fields.ts';

/** A fixed position and an address reserved for documentation, so that previews reveal nothing about the user. */
const nowhere = {
  getIp: async () => '203.0.113.7',
  getPosition: async () => ({ latitude: -23.5505, longitude: -46.6333 }),
} satisfies Partial<FormServices>;

/** Form services that find nothing in searches. */
export const noServices: FormServices = { ...nowhere, searchOptions: async () => [] };

const samples = [1, 2, 3];
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Form services of the preview. A search returns the items of the field's own list, or examples if its items come from
 * elsewhere. Sends no requests and needs no permission.
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
      const words = plain(query).split(/\s+/);
      const all =
        source?.kind === 'list'
          ? source.items.filter(({ when = {} }) =>
              Object.entries(when).every(([name, value]) => values[name] === value),
            )
          : samples.map((place) => ({ label: exampleOf[source?.kind ?? 'http'](place), value: `exemplo_${place}` }));
      return all
        .filter(({ label }) => words.every((word) => plain(label).includes(word)))
        .slice(0, 50)
        .map(({ label, value }) => ({ label, value }));
    },
  };
}
