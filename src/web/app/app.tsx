import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { ClubThemeProvider } from '#web/club/club-theme-provider.tsx'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.tsx'

const TOAST_MS = 5_000

export function App({ styleNonce }: { styleNonce: string }) {
  const [queryClient] = useState(createQueryClient)
  const [router] = useState(createAppRouter)
  return (
    <QueryClientProvider client={queryClient}>
      <ClubThemeProvider styleNonce={styleNonce}>
        <Notifications limit={1} autoClose={TOAST_MS} transitionDuration={150} />
        <RouterProvider router={router} />
      </ClubThemeProvider>
    </QueryClientProvider>
  )
}
