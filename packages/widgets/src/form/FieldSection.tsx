import type { FormField } from '@tramita/client/contract';
import { hasValue } from '@tramita/client/rules';
import { memo, useMemo } from 'react';
import { joinClasses } from '../ui/join-classes.ts';
import * as styles from './DynamicForm.css.ts';
import { FieldSlot } from './FieldSlot.tsx';
import { FormSection } from './FormSection.tsx';
import { useFormContext } from './form-context.ts';
import type { FormSectionFields } from './section-states.ts';
import { useSectionProgress } from './use-section-progress.ts';

interface FieldSectionProps {
  section: FormSectionFields;
  compact: boolean;
}

/** Number of fields in a run. */
const runLength = 24;

/**
 * A few consecutive fields, without a wrapper element. When one field is rendered again, React visits all its siblings;
 * runs keep their number small in a form of hundreds of fields.
 */
const FieldRun = memo(function FieldRun({ fields }: { fields: readonly FormField[] }) {
  return fields.map((field) => <FieldSlot key={field.name} field={field} />);
});

/** The fields of one section in the grid. */
function FieldGrid({ section: { fields }, compact }: FieldSectionProps) {
  const runs = useMemo(
    () =>
      Array.from({ length: Math.ceil(fields.length / runLength) }, (_, at) =>
        fields.slice(at * runLength, (at + 1) * runLength),
      ),
    [fields],
  );
  return (
    <div data-slot="form-grid" className={joinClasses(styles.grid, compact && styles.compact)}>
      {runs.map((run) => (
        <FieldRun key={run[0]?.name} fields={run} />
      ))}
    </div>
  );
}

/** A section as a stop of the track, with its progress; hidden while all its fields are hidden. */
export const TrackSection = memo(function TrackSection({ section, compact }: FieldSectionProps) {
  const { controller, messages } = useFormContext();
  const { state, filled, total, shown, wrong } = useSectionProgress(controller, section);
  const hasWords = section.fields.some(({ type }) => !hasValue(type));
  const grid = <FieldGrid section={section} compact={compact} />;
  if (shown === 0 && !hasWords) return grid;
  return (
    <FormSection
      title={section.title ?? messages.unnamedSection}
      state={state}
      note={wrong > 0 ? messages.wrongFields(wrong) : total > 0 && messages.filledFields(filled, total)}
      onFocus={() => controller.parts.enterSection(section.title ?? '')}
    >
      {grid}
    </FormSection>
  );
});

/** A section below its heading, without the track; the heading is hidden while all its fields are hidden. */
const TitledSection = memo(function TitledSection({ section, compact }: FieldSectionProps) {
  const { shown } = useSectionProgress(useFormContext().controller, section);
  const hasWords = section.fields.some(({ type }) => !hasValue(type));
  return (
    <div className={styles.plainSection}>
      {(shown > 0 || hasWords) && <h3 className={styles.plainTitle}>{section.title}</h3>}
      <FieldGrid section={section} compact={compact} />
    </div>
  );
});

/** The fields of a section without the track. */
export function PlainSection(props: FieldSectionProps) {
  return props.section.title === null ? <FieldGrid {...props} /> : <TitledSection {...props} />;
}
