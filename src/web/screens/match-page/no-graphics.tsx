import { Paper, Stack, Text } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import type { MatchPage } from '#contract/match-page.ts'
import { OpenMatchLink } from './open-match-link.tsx'
import { screenOf } from './opened-screen.ts'

export const NoGraphics = ({ match }: { match: MatchPage }) => (
  <Paper p="xl">
    <Stack align="center" gap="sm" ta="center">
      <IconPhotoPlus size={40} stroke={1.3} aria-hidden />
      <Text>Nie ma jeszcze żadnej grafiki tego meczu.</Text>
      <OpenMatchLink match={match} to={screenOf(match)} variant="light">
        Zrób pierwszą grafikę
      </OpenMatchLink>
    </Stack>
  </Paper>
)
