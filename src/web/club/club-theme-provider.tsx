import { MantineProvider } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { clubTheme, clubVariables } from './club-theme.ts'
import { clubPalette } from './palette.ts'
import { useCrestColours } from './use-crest-colours.ts'

interface ClubThemeProviderProps {
  styleNonce: string
  children: ReactNode
}

export function ClubThemeProvider({ styleNonce, children }: ClubThemeProviderProps) {
  const { primary, accent } = useCrestColours()
  const theme = useMemo(() => clubTheme(clubPalette({ primary, accent })), [primary, accent])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={clubVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => styleNonce}
    >
      {children}
    </MantineProvider>
  )
}
