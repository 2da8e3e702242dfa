import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { ClubThemeProvider } from '#web/club/club-theme-provider.tsx'
import { useIsNarrow } from '#web/ui/use-is-narrow.ts'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.tsx'

const TOAST_MS = 5_000

/** On a phone at the top: at the bottom they would lie on the buttons that are pressed next. */
function Toasts() {
  const position = useIsNarrow() ? 'top-center' : 'bottom-right'
  return <Notifications limit={1} position={position} autoClose={TOAST_MS} transitionDuration={150} />
}

export function App({ styleNonce }: { styleNonce: string }) {
  const [queryClient] = useState(createQueryClient)
  const [router] = useState(createAppRouter)
  return (
    <QueryClientProvider client={queryClient}>
      <ClubThemeProvider styleNonce={styleNonce}>
        <Toasts />
        <RouterProvider router={router} />
      </ClubThemeProvider>
    </QueryClientProvider>
  )
}
