import { FailedOptions } from './FailedOptions.tsx';
import type { usePickerOptions } from './use-picker-options.ts';

/** Returns the props of a `Combobox` or `MultiCombobox` for options that are found on the server. */
export const pickerProps = (
  found: ReturnType<typeof usePickerOptions>,
  messages: { readonly optionsFailed: string; readonly retry: string },
) => ({
  options: found.options,
  loading: found.loading,
  onSearch: found.onSearch,
  onLoadMore: found.onLoadMore,
  error: found.failed && <FailedOptions messages={messages} onRetry={found.retry} />,
});
