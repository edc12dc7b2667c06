import { richTextProblem } from '@tramita/client/rules';
import { RichTextBox } from '../../rich-text/RichTextBox.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldTypeProps, textOf } from './field-type.ts';

/** Text with bold, italic, lists and links. */
export function TextEditorField(props: FieldTypeProps) {
  const { field, state, readOnly, onChange } = props;
  return (
    <FieldFrame {...props} problem={readOnly ? null : richTextProblem(textOf(state.value))} group counted>
      <RichTextBox
        html={textOf(state.value)}
        maxLength={field.rules.maxLength ?? undefined}
        readOnly={readOnly}
        onChange={onChange}
      />
    </FieldFrame>
  );
}
