import { Text } from '@mantine/core'
import type { User } from '#contract/user.ts'
import classes from './username.module.css'

export function Username({ user, isOwn }: { user: User; isOwn: boolean }) {
  return (
    <div className={classes.username}>
      <Text fw={600} component="span">
        {user.username}
      </Text>
      {isOwn && (
        <Text size="sm" c="dimmed" component="span">
          {' '}
          (Twoje konto)
        </Text>
      )}
    </div>
  )
}
