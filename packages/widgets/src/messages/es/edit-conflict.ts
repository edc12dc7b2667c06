import type { editConflictMessages } from '../edit-conflict.ts';
import type { TextsOf } from '../messages.ts';

/** Spanish texts of `editConflictMessages`. */
export const editConflictTexts: TextsOf<typeof editConflictMessages> = {
  title: 'Otra persona guardó una versión más nueva mientras usted editaba',
  changed: (fields) => `Campos modificados: ${fields}`,
  detail:
    'Lo que completó sigue aquí. Guarde nuevamente para reemplazar la otra versión en los campos que usted cambió.',
  load: 'Cargar la otra versión',
};
