import '@tramita/widgets/form.css';
import { DynamicForm, useDynamicForm } from '@tramita/widgets/form';
import { WidgetRoot } from '@tramita/widgets/provider';
import { createRoot } from 'react-dom/client';
import { fieldsOf, options } from './definition.mjs';

const now = new Date();
const services = {
  searchOptions: async () => [],
  getIp: async () => '127.0.0.1',
  getPosition: async () => ({ latitude: 0, longitude: 0 }),
};
const fieldOf = ({ name, label, type, required, shownBy, value }) => ({
  id: name,
  name,
  label,
  type,
  options,
  value,
  rules: {
    required,
    visible: shownBy && `#${shownBy.name} == "${shownBy.value}"`,
    maskedValue: type === 'masked' ? 'cpf' : null,
    maxLength: 100,
  },
});

function Form({ fields }) {
  const controller = useDynamicForm({ fields, now, draftKey: 'bench' });
  return (
    <>
      <button type="button" id="send" onClick={() => controller.submit()}>
        Enviar
      </button>
      <DynamicForm controller={controller} services={services} />
    </>
  );
}

window.bench = {
  mount(root, count) {
    const fields = fieldsOf(count).map(fieldOf);
    createRoot(root).render(
      <WidgetRoot theme="light">
        <Form fields={fields} />
      </WidgetRoot>,
    );
  },
  input: (name) => document.querySelector(`[data-field="${name}"] input`),
  send: () => document.getElementById('send'),
  errors: () => document.querySelectorAll('[data-slot="field-error"]').length,
};
