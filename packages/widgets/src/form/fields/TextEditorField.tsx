import { richTextProblem } from '@tramita/client/rules';
import { formRuleTexts } from '../../messages/rules/form-rules.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { RichTextBox } from '../../rich-text/RichTextBox.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldTypeProps, textOf } from './field-type.ts';

/** Text with bold, italic, lists and links. */
export function TextEditorField(props: FieldTypeProps) {
  const { field, state, readOnly, onChange } = props;
  const texts = useMessages(formRuleTexts);
  return (
    <FieldFrame {...props} problem={readOnly ? null : richTextProblem(textOf(state.value), texts)} group counted>
      <RichTextBox
        html={textOf(state.value)}
        maxLength={field.rules.maxLength ?? undefined}
        readOnly={readOnly}
        onChange={onChange}
      />
    </FieldFrame>
  );
}
