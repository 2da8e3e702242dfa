import { IconLogout } from '@tabler/icons-react'
import { HeaderButton } from './header-action.tsx'
import { useLogout } from './use-logout.ts'

export function LogoutButton() {
  const logout = useLogout()
  return (
    <HeaderButton
      label="Wyloguj"
      icon={<IconLogout size={20} aria-hidden />}
      disabled={logout.isPending}
      onClick={() => logout.mutate()}
    />
  )
}
