import { Navigate, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { User } from '#contract/user.ts'
import { errorText } from '#web/api/http-error.ts'
import { useSession } from '#web/api/session.ts'
import { useSetup } from '#web/api/setup.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { PageSpinner } from '#web/ui/page-spinner.tsx'

/** Nothing is decided before it is known who is there: a failed read is no reason to send anyone away. */
export function SessionGate({ children }: { children: (user: User | null) => ReactNode }) {
  const session = useSession()
  if (session.data !== undefined) return children(session.data)
  if (!session.error) return <PageSpinner />
  return (
    <LoadFailure
      isWholePage
      title="Nie udało się wczytać sesji"
      message={errorText(session.error)}
      onRetry={() => void session.refetch()}
      isRetrying={session.isFetching}
    />
  )
}

export function SignedOutOnly() {
  // Asked together with the session: the sign-in screen needs both.
  useSetup()
  return (
    <SessionGate>
      {(user) => (user ? <Navigate to={user.role === 'admin' ? '/admin' : '/'} replace /> : <Outlet />)}
    </SessionGate>
  )
}

export function SignedInOnly() {
  return <SessionGate>{(user) => (user ? <Outlet /> : <Navigate to="/auth" replace />)}</SessionGate>
}

export function AdminOnly() {
  return (
    <SessionGate>
      {(user) => {
        if (!user) return <Navigate to="/auth" replace />
        return user.role === 'admin' ? <Outlet /> : <Navigate to="/" replace />
      }}
    </SessionGate>
  )
}
