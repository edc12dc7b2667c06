import { Button } from '../ui/Button/Button.tsx';
import type { usePickerOptions } from './use-picker-options.ts';

/** Texts of a picker whose options could not be loaded. */
interface PickerTexts {
  readonly optionsFailed: string;
  readonly retry: string;
}

/** Returns the props of a `Combobox` or `MultiCombobox` for options that are found on the server. */
export const pickerProps = (found: ReturnType<typeof usePickerOptions>, messages: PickerTexts) => ({
  options: found.options,
  loading: found.loading,
  onSearch: found.onSearch,
  onLoadMore: found.onLoadMore,
  error: found.failed && <FailedOptions messages={messages} onRetry={found.retry} />,
});

/** Shown in a picker whose options could not be loaded. */
export function FailedOptions({ messages, onRetry }: { messages: PickerTexts; onRetry: () => void }) {
  return (
    <>
      {messages.optionsFailed}{' '}
      <Button variant="link" size="sm" tabIndex={-1} onClick={onRetry}>
        {messages.retry}
      </Button>
    </>
  );
}
