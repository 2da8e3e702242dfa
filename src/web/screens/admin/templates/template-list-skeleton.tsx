import { AspectRatio, Skeleton, Stack } from '@mantine/core'
import classes from './template-group.module.css'

const CARDS = ['first', 'second', 'third', 'fourth']

export function TemplateListSkeleton() {
  return (
    <Stack role="status" aria-label="Wczytywanie szablonów">
      <Skeleton height={24} width={160} />
      <div className={classes.cards}>
        {CARDS.map((card) => (
          <AspectRatio key={card} ratio={4 / 7}>
            <Skeleton radius="lg" />
          </AspectRatio>
        ))}
      </div>
    </Stack>
  )
}
