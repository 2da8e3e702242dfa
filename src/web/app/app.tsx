import { QueryClientProvider } from '@tanstack/react-query'
import { type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { ClubThemeProvider } from '#web/club/club-theme-provider.tsx'
import { NewVersionNotice } from '#web/offline/new-version-notice.tsx'
import { DeferredToasts } from './deferred-toasts.tsx'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.tsx'

interface AppProps {
  styleNonce: string
  /** Where the page is, other than in the browser's address. */
  history?: RouterHistory
}

export function App({ styleNonce, history }: AppProps) {
  const [queryClient] = useState(createQueryClient)
  const [router] = useState(() => createAppRouter(history))
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
