import type { darkScales } from './dark-scales.ts';
import type { lightScales } from './light-scales.ts';

type Scales = typeof lightScales | typeof darkScales;

/** All colors screens may use, by meaning. A type alias, because a theme contract needs an index signature. */
export type SemanticColors = {
  canvas: string;
  surface: string;
  surfaceSunken: string;
  surfaceHover: string;
  surfaceSelected: string;
  line: string;
  lineStrong: string;
  controlLine: string;
  text: string;
  textMuted: string;
  accent: string;
  accentHover: string;
  accentText: string;
  accentSoft: string;
  accentSoftHover: string;
  accentSoftText: string;
  accentLine: string;
  softLine: string;
  onAccent: string;
  success: string;
  successText: string;
  successSoft: string;
  successSoftText: string;
  successLine: string;
  warning: string;
  warningText: string;
  warningSoft: string;
  warningSoftText: string;
  warningLine: string;
  danger: string;
  dangerText: string;
  dangerSoft: string;
  dangerSoftText: string;
  dangerLine: string;
  info: string;
  infoText: string;
  infoSoft: string;
  infoSoftText: string;
  infoLine: string;
  focus: string;
  chosen: string;
  selectable: string;
  scrim: string;
  skeleton: string;
  shadowFloat: string;
};

/**
 * Maps the color scales to meanings, in the same way for light and dark. The `…SoftText` colors use step 12, because
 * step 11 on step 3 has a contrast below 4.5:1 in light. The same applies to due times on a hovered row.
 */
export function semanticColors(
  scales: Scales,
): Omit<SemanticColors, 'canvas' | 'surface' | 'surfaceSunken' | 'focus' | 'scrim' | 'shadowFloat'> {
  const { slate, iris, jade, amber, tomato, sky } = scales;
  return {
    surfaceHover: slate[3],
    surfaceSelected: iris[3],
    line: slate[5],
    lineStrong: slate[7],
    controlLine: slate[9],
    text: slate[12],
    textMuted: slate[11],
    accent: iris[9],
    accentHover: iris[9],
    accentText: iris[11],
    accentSoft: iris[3],
    accentSoftHover: iris[4],
    accentSoftText: iris[11],
    accentLine: iris[7],
    softLine: 'transparent',
    onAccent: '#ffffff',
    success: jade[9],
    successText: jade[11],
    successSoft: jade[3],
    successSoftText: jade[12],
    successLine: jade[7],
    warning: amber[9],
    warningText: amber[11],
    warningSoft: amber[3],
    warningSoftText: amber[12],
    warningLine: amber[7],
    danger: tomato[9],
    dangerText: tomato[11],
    dangerSoft: tomato[3],
    dangerSoftText: tomato[12],
    dangerLine: tomato[7],
    info: sky[9],
    infoText: sky[11],
    infoSoft: sky[3],
    infoSoftText: sky[12],
    infoLine: sky[7],
    chosen: '#ff7f50',
    selectable: '#2ed573',
    skeleton: slate[4],
  };
}
