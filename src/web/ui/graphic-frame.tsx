import { AspectRatio, Badge, Center, Paper, Stack, Text, Title } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import classes from './graphic-frame.module.css'

interface GraphicFrameProps {
  title: string
  note: string
}

/** The place of a graphic that cannot be made yet, in its proportions. */
export function GraphicFrame({ title, note }: GraphicFrameProps) {
  return (
    <Paper component="section" p="lg" aria-label={title}>
      <Title order={2} size="h4" mb="md">
        {title}
      </Title>
      <AspectRatio ratio={4 / 5} maw={420} mx="auto">
        <Center className={classes.frame}>
          <Stack align="center" gap="xs" maw="16rem" ta="center">
            <IconPhoto size={36} stroke={1.4} aria-hidden />
            <Badge variant="light" color="gray" tt="none" fw={600}>
              W przygotowaniu
            </Badge>
            <Text size="sm">{note}</Text>
          </Stack>
        </Center>
      </AspectRatio>
    </Paper>
  )
}
