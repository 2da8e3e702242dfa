import { MainLayout } from '#web/layouts/main-layout.tsx'
import { SessionGate } from './guards.tsx'

export function MatchScreens() {
  return <SessionGate>{(user) => <MainLayout user={user} />}</SessionGate>
}
