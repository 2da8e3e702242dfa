import { Text, UnstyledButton } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import type { KindTab } from '#graphic/kinds/kind.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { toastFailure } from '#web/ui/toast.tsx'
import classes from './no-graphic.module.css'

const MISSING = ['Brak grafiki', 'Najpierw wygeneruj grafikę w odpowiedniej zakładce'] as const

export function NoGraphic({ tab }: { tab: KindTab }) {
  const { to, label } = tab.screen
  return (
    <div className={classes.frame}>
      <UnstyledButton className={classes.words} onClick={() => toastFailure(...MISSING)}>
        <IconPhotoPlus size={40} stroke={1.3} aria-hidden />
        <Text span fw={650}>
          {MISSING[0]}
        </Text>
        <Text span size="sm">
          {MISSING[1]}
        </Text>
      </UnstyledButton>
      <ButtonLink to={to} variant="light" className={classes.link}>
        {label}
      </ButtonLink>
    </div>
  )
}
