import { NpsForm } from '../../features/nps-form/NpsForm.tsx';
import { parseNpsAnswer } from '../../features/nps-form/nps-answer.ts';
import { oneOf } from '../view/attributes.ts';
import { createPart } from '../view/create-part.tsx';

export const part = createPart<'tramita-nps-form'>((element) => {
  const uuid = element.getAttribute('uuid');
  return (
    uuid && (
      <NpsForm
        uuid={uuid}
        defaultValue={parseNpsAnswer(oneOf(element, 'value', ['true', 'false']))}
        onRated={(rating) => element.emit('tramita-rated', { ...rating, uuid })}
      />
    )
  );
});
