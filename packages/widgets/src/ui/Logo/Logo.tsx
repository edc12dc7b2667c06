import { vars } from '../../theme/theme.css.ts';

/** Props of {@link Logo}. */
export interface LogoProps {
  /** Edge in px. @default 24 */
  size?: number;
  /** Read as this name; without it the mark is decoration beside the written name. */
  label?: string;
}

/** The mark: three stops of a track, the last one the current. */
export function Logo({ size = 24, label }: LogoProps) {
  const { accent, surface } = vars.color;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by the label, or decoration beside the written name
    <svg
      data-slot="logo"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      role={label ? 'img' : undefined}
      aria-hidden={label ? undefined : true}
    >
      {label && <title>{label}</title>}
      <path d="M5 6.5h6.2c1.3 0 2.3.6 2.9 1.7L18.5 16" stroke={accent} strokeWidth="2" strokeLinecap="round" />
      <circle cx="4.5" cy="6.5" r="2.5" fill={accent} />
      <circle cx="12" cy="6.5" r="2.5" fill={accent} />
      <circle cx="19" cy="17.5" r="3" fill={surface} stroke={accent} strokeWidth="2" />
    </svg>
  );
}
