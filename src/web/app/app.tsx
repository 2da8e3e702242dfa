import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { ClubThemeProvider } from '#web/club/club-theme-provider.tsx'
import { NewVersionNotice } from '#web/offline/new-version-notice.tsx'
import { DeferredToasts } from './deferred-toasts.tsx'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.tsx'

export function App({ styleNonce }: { styleNonce: string }) {
  const [queryClient] = useState(createQueryClient)
  const [router] = useState(createAppRouter)
  return (
    <QueryClientProvider client={queryClient}>
      <ClubThemeProvider styleNonce={styleNonce}>
        <DeferredToasts />
        <NewVersionNotice />
        <RouterProvider router={router} />
      </ClubThemeProvider>
    </QueryClientProvider>
  )
}
