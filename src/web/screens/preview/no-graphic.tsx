import { Text, UnstyledButton } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import type { GraphicKindName } from '#web/match-store/graphics/graphic-kind.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { toastFailure } from '#web/ui/toast.tsx'
import classes from './no-graphic.module.css'

const MISSING = ['Brak grafiki', 'Najpierw wygeneruj grafikę w odpowiedniej zakładce'] as const

const SCREENS = {
  lineup: { to: '/lineup', label: 'Przejdź do składu' },
  goal: { to: '/scorer', label: 'Przejdź do strzelców' },
  result: { to: '/result', label: 'Przejdź do wyniku' },
} as const satisfies Record<GraphicKindName, { to: string; label: string }>

export function NoGraphic({ kind }: { kind: GraphicKindName }) {
  const { to, label } = SCREENS[kind]
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
