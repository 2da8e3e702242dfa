import { Group, Paper, Stack, Text } from '@mantine/core'
import { NoCrestBadge } from './no-crest-badge.tsx'
import { OpponentActions } from './opponent-actions.tsx'
import { OpponentCrest } from './opponent-crest.tsx'
import classes from './opponent-list.module.css'
import type { OpponentRowsProps } from './opponent-rows.ts'

const CREST_SIZE = 52

export function OpponentCards({ opponents, ...actions }: OpponentRowsProps) {
  return (
    <Stack component="ul" gap="sm" className={classes.cards}>
      {opponents.map((opponent) => (
        <Paper component="li" key={opponent.id} p="sm">
          <Group wrap="nowrap" gap="md">
            <OpponentCrest logo={opponent.logo} size={CREST_SIZE} />
            <Stack gap={4} flex={1} miw={0} align="flex-start">
              <Text fw={600} className={classes.name}>
                {opponent.name}
              </Text>
              {opponent.logo === null && <NoCrestBadge />}
            </Stack>
            <OpponentActions opponent={opponent} {...actions} />
          </Group>
        </Paper>
      ))}
    </Stack>
  )
}
