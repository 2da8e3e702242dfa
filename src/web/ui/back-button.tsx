import { ActionIcon } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useCanGoBack, useRouter } from '@tanstack/react-router'

/** Back in this tool's history; home when the person came here straight from outside. */
export function BackButton() {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const goBack = () => (canGoBack ? router.history.back() : void router.navigate({ to: '/' }))
  return (
    <ActionIcon aria-label="Wstecz" onClick={goBack}>
      <IconArrowLeft size={22} aria-hidden />
    </ActionIcon>
  )
}
