import { CircleUser, LogOut, Settings } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { pageExists } from '#paths.ts'
import { useAuth } from '#platform/auth.tsx'
import { readTheme, setTheme, THEMES, watchTheme } from '#platform/theme.ts'
import { Menu, MenuChoice, MenuItem, MenuLine } from '#ui/menu.tsx'
import { AvatarButton } from './avatar-button.tsx'
import { useSignOut } from './navigation/sign-out.ts'

const PAGES = [
  { path: '/user', label: 'User Profile', Icon: CircleUser },
  { path: '/settings', label: 'Settings', Icon: Settings },
].filter(({ path }) => pageExists(path))

export default function UserMenu() {
  const { user } = useAuth()
  const theme = useSyncExternalStore(watchTheme, readTheme)
  const signOut = useSignOut()
  const navigate = useNavigate()
  return (
    <Menu trigger={<AvatarButton />}>
      <div className="px-2.5 py-1.5">
        <p className="truncate font-semibold">{user?.email || 'User Account'}</p>
        {user?.is_admin && <p className="text-12 text-ink-3">Admin access for administrator</p>}
      </div>
      <MenuLine />
      {PAGES.map(({ path, label, Icon }) => (
        <MenuItem key={path} onSelect={() => void navigate(path)}>
          <Icon aria-hidden className="size-4 text-ink-3" />
          {label}
        </MenuItem>
      ))}
      {PAGES.length > 0 && <MenuLine />}
      <MenuChoice label="Theme" options={THEMES} value={theme} onChange={setTheme} />
      <MenuLine />
      <MenuItem onSelect={() => void signOut()}>
        <LogOut aria-hidden className="size-4 text-ink-3" />
        Sign out
      </MenuItem>
    </Menu>
  )
}
