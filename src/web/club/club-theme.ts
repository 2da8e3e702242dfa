import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineThemeComponents,
  type MantineThemeOverride,
  type VariantColorsResolver,
} from '@mantine/core'
import classes from './controls.module.css'
import { type ClubPalette, INK, NIGHT, PAPER, WHITE_TEXT_UP_TO } from './palette.ts'

const TOUCH_TARGET = '2.75rem'
const FONT =
  '-apple-system, BlinkMacSystemFont, "Segoe UI Variable Text", "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans", Arial, system-ui, sans-serif'

const closeButtonProps = { 'aria-label': 'Zamknij', size: 'xl' } as const
const overlayProps = { backgroundOpacity: 0.45 }
const dialogStyles = {
  title: { fontSize: 'var(--mantine-h4-font-size)', fontWeight: 700 },
  // On a darkened page a shadow is hardly seen, and without a graphics card each repaint of it takes a fifth of a second.
  content: { boxShadow: 'none' },
}

/** Unless a variant is named, the library's style sheet gives the colour of controls, and the resolver is not asked. */
const NAMED_VARIANT = { variant: 'filled' } as const

/** Plain objects: the components' own `extend` would pull each of them into the first download. */
const components: MantineThemeComponents = {
  ActionIcon: { defaultProps: { size: TOUCH_TARGET, variant: 'subtle', color: 'gray' } },
  Badge: { defaultProps: NAMED_VARIANT },
  Button: {
    defaultProps: { size: 'md', ...NAMED_VARIANT },
    vars: () => ({ root: { '--button-height': TOUCH_TARGET } }),
  },
  Checkbox: {
    defaultProps: { iconColor: 'var(--mantine-primary-color-contrast)' },
    classNames: { input: classes.box },
  },
  Drawer: { defaultProps: { closeButtonProps, overlayProps, position: 'right', padding: 'lg' }, styles: dialogStyles },
  Input: {
    defaultProps: { size: 'md' },
    vars: (_theme: unknown, { error, variant }: { error?: unknown; variant?: string }) => ({
      wrapper: {
        '--input-height': TOUCH_TARGET,
        ...(!error && (!variant || variant === 'default') && { '--input-bd': 'var(--control-edge)' }),
      },
    }),
  },
  // Beside a row that has just moved, a menu was taken for one whose button is out of sight, and not shown.
  Menu: { defaultProps: { hideDetached: false } },
  Modal: { defaultProps: { closeButtonProps, overlayProps, centered: true, padding: 'lg' }, styles: dialogStyles },
  Paper: { defaultProps: { radius: 'lg', withBorder: true } },
  PasswordInput: {
    defaultProps: { size: 'md', visibilityToggleButtonProps: { 'aria-label': 'Pokaż lub ukryj hasło' } },
  },
  Select: { defaultProps: { size: 'md' } },
  Switch: { classNames: { input: classes.toggle, track: classes.track, thumb: classes.thumb } },
  TextInput: { defaultProps: { size: 'md' } },
  ThemeIcon: { defaultProps: NAMED_VARIANT },
}

/** A button may keep a colour that is too light for a switch: its letters are dark and it has an edge. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const isClubButton = input.variant === 'filled' && (input.color ?? 'club') === 'club'
  if (!isClubButton) return defaultVariantColorsResolver(input)
  return {
    background: 'var(--club-button)',
    hover: 'var(--club-button-hover)',
    color: 'var(--club-button-ink)',
    border: '0.0625rem solid var(--club-button-edge)',
  }
}

export const clubTheme = (palette: ClubPalette): MantineThemeOverride =>
  createTheme({
    primaryColor: 'club',
    primaryShade: 6,
    autoContrast: true,
    variantColorResolver,
    luminanceThreshold: WHITE_TEXT_UP_TO,
    respectReducedMotion: true,
    cursorType: 'pointer',
    defaultRadius: 'md',
    black: INK,
    white: PAPER,
    fontFamily: FONT,
    headings: { fontFamily: FONT, fontWeight: '700', textWrap: 'balance' },
    colors: {
      club: palette.shades,
      dark: ['#e6e9ec', '#b8bec6', '#98a1ab', '#6f7883', '#3a414a', '#2c323a', '#20252b', NIGHT, '#111418', '#0b0d10'],
      red: [
        '#fff1f0',
        '#ffe0de',
        '#ffc4c1',
        '#ff9f9a',
        '#f7736d',
        '#e04a44',
        '#c42b2b',
        '#a92424',
        '#8c1e1e',
        '#701818',
      ],
    },
    components,
    other: { palette },
  })

/** The library's own greys and reds miss 4.5:1 in places; the club's colour brings its own readable set. */
export const clubVariables: CSSVariablesResolver = (theme) => {
  const palette = theme.other.palette as ClubPalette
  return {
    variables: { '--club-deep': palette.deep, '--club-accent': palette.accent },
    light: {
      ...schemeVariables(palette.light),
      '--page-ground': '#f4f5f6',
      '--mantine-color-dimmed': '#59626c',
      '--mantine-color-placeholder': '#6c757f',
      '--mantine-color-error': 'var(--mantine-color-red-7)',
      '--mantine-color-default-border': '#cfd5da',
      '--control-edge': '#737c86',
      '--mantine-color-disabled-color': '#868e96',
    },
    dark: {
      ...schemeVariables(palette.dark),
      '--page-ground': '#101317',
      '--mantine-color-placeholder': '#8a939d',
      '--control-edge': '#7b848f',
      '--mantine-color-error': 'var(--mantine-color-red-3)',
    },
  }
}

const schemeVariables = (scheme: ClubPalette['light']): Record<`--${string}`, string> => ({
  '--mantine-color-club-filled': scheme.control,
  '--mantine-color-club-filled-hover': scheme.controlHover,
  '--mantine-primary-color-contrast': scheme.onControl,
  '--club-button': scheme.button,
  '--club-button-hover': scheme.buttonHover,
  '--club-button-ink': scheme.buttonInk,
  '--club-button-edge': scheme.buttonEdge,
  '--mantine-color-club-light': scheme.tint,
  '--mantine-color-club-light-hover': scheme.tintHover,
  '--mantine-color-club-light-color': scheme.text,
  '--mantine-color-club-text': scheme.text,
  '--mantine-color-club-outline': scheme.text,
  '--mantine-color-anchor': scheme.text,
})
