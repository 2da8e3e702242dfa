import { Center, Stack, Text } from '@mantine/core'
import { IconPhotoOff } from '@tabler/icons-react'
import classes from './no-template.module.css'

/** In place of a graphic that cannot be drawn because there is no template of its type. */
export function NoTemplate() {
  return (
    <Center className={classes.frame}>
      <Stack align="center" gap="xs" maw="18rem" ta="center">
        <IconPhotoOff size={36} stroke={1.4} aria-hidden />
        <Text>Nie ma jeszcze szablonu dla tej grafiki. Administrator może go dodać w panelu, w zakładce Szablony.</Text>
      </Stack>
    </Center>
  )
}
