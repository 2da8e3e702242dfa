import { Group, Paper, Stack, Text } from '@mantine/core'
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
            <Text fw={600} flex={1} miw={0} className={classes.name}>
              {opponent.name}
            </Text>
            <OpponentActions opponent={opponent} {...actions} />
          </Group>
        </Paper>
      ))}
    </Stack>
  )
}
