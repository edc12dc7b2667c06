export { commonMessages } from '../messages/common.ts';
export {
  type DateLike,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatLongDateTime,
  formatTime,
} from '../messages/format/format-date.ts';
export { formatFileSize, formatInteger, formatMoney, formatPercent } from '../messages/format/format-number.ts';
export { formatDuration, formatRelativeTime } from '../messages/format/format-relative-time.ts';
export { shortenFileName } from '../messages/format/shorten-file-name.ts';
export { queries } from '../theme/breakpoints.ts';
export { vars } from '../theme/theme.css.ts';
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { initials } from './Avatar/initials.ts';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './Button/Button.tsx';
export { buttonClass } from './Button/button-class.ts';
export { LinkButton, type LinkButtonProps } from './Button/LinkButton.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { Chip, type ChipProps, type ChipTone } from './Chip/Chip.tsx';
export { Tag, type TagProps } from './Chip/Tag.tsx';
export { Combobox, type ComboboxProps } from './Combobox/Combobox.tsx';
export type { ComboboxBaseProps } from './Combobox/combobox-props.ts';
export { type ComboboxOption, filterOptions } from './Combobox/filter-options.ts';
export { MultiCombobox, type MultiComboboxProps } from './Combobox/MultiCombobox.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx';
export { DateInput, type DateInputProps } from './DateInput/DateInput.tsx';
export type { IsoDate } from './DateInput/iso-date.ts';
export { Dialog } from './Dialog/Dialog.tsx';
export { type DialogProps, DialogWindow } from './Dialog/DialogWindow.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
export { Field, type FieldProps } from './Field/Field.tsx';
export { type FieldControlProps, useFieldControl } from './Field/field-context.ts';
export { ForbiddenState, type ForbiddenStateProps } from './ForbiddenState/ForbiddenState.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { joinClasses } from './join-classes.ts';
export { Kbd } from './Kbd/Kbd.tsx';
export { ListStatus, type ListStatusProps } from './LiveRegion/ListStatus.tsx';
export { LiveRegion, type LiveRegionProps } from './LiveRegion/LiveRegion.tsx';
export { Logo, type LogoProps } from './Logo/Logo.tsx';
export { type LazyPart, lazyPart } from './lazy-part.ts';
export { ContextMenu, type ContextMenuProps } from './Menu/ContextMenu.tsx';
export { Menu, type MenuProps } from './Menu/Menu.tsx';
export type { MenuDivider, MenuEntry, MenuItem } from './Menu/menu-entry.ts';
export { Notice, type NoticeProps } from './Notice/Notice.tsx';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export { PasswordInput, type PasswordInputProps } from './PasswordInput/PasswordInput.tsx';
export { Popover, type PopoverProps } from './Popover/Popover.tsx';
export type { Align, Side } from './Popover/place.ts';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx';
export { RelativeTime, type RelativeTimeProps } from './RelativeTime/RelativeTime.tsx';
export { SafeHtml, type SafeHtmlProps } from './SafeHtml/SafeHtml.tsx';
export { sanitizeHtml } from './SafeHtml/sanitize-html.ts';
export { SearchBox, type SearchBoxProps } from './SearchBox/SearchBox.tsx';
export {
  SegmentedChoice,
  type SegmentedChoiceProps,
  type SegmentedOption,
} from './SegmentedChoice/SegmentedChoice.tsx';
export { Select, type SelectOption, type SelectProps } from './Select/Select.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { SnackbarProvider } from './Snackbars/SnackbarProvider.tsx';
export { type Snackbars, useSnackbars } from './Snackbars/snackbar-context.ts';
export type { SnackbarKind, SnackbarOptions } from './Snackbars/snackbar-queue.ts';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { HeaderCell, type HeaderCellProps } from './Table/HeaderCell.tsx';
export { Cell, type CellProps, Row, type RowProps, SpanRow } from './Table/Row.tsx';
export {
  FilterCell,
  Table,
  TableBody,
  TableFrame,
  type TableFrameProps,
  TableHead,
  type TableProps,
} from './Table/Table.tsx';
export { type TabItem, Tabs, type TabsProps } from './Tabs/Tabs.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { type ControlSize, TextInput, type TextInputProps } from './TextInput/TextInput.tsx';
export { Toolbar, type ToolbarProps } from './Toolbar/Toolbar.tsx';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
export type { TrackState, TrackStopState } from './Track/fit-track.ts';
export { Track, type TrackProps } from './Track/Track.tsx';
export { TrackList, type TrackListProps, type TrackStop } from './Track/TrackList.tsx';
export type { LinkComponent, LinkProps } from './ui-surroundings.ts';
export { useOpenedPart } from './use-opened-part.ts';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';
export { type UiEnvironment, useUiEnvironment } from './whole-environment.ts';
