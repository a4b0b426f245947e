import { Keyboard, LogOut, SunMoon } from 'lucide-react'
import { useNavigate } from 'react-router'
import { pageExists } from '#paths.ts'
import { useAuth } from '#platform/auth.tsx'
import { setTheme, THEMES, type Theme } from '#platform/theme.ts'
import { CommandDialog, CommandGroup, CommandItem } from '#ui/command.tsx'
import { visibleNav } from './nav.ts'
import { useSignOut } from './sign-out.ts'

type Props = { onClose: () => void; onHelp: () => void }

export default function CommandPalette({ onClose, onHelp }: Props) {
  const { user } = useAuth()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const pages = visibleNav(user?.is_admin ?? false, pageExists).flatMap((group) => group.items)
  const run = (act: () => unknown) => () => {
    onClose()
    void act()
  }
  return (
    <CommandDialog title="Commands" placeholder="Go to a page or give a command" onClose={onClose}>
      <CommandGroup heading="Pages">
        {pages.map(({ path, label, Icon }) => (
          <CommandItem key={path} onSelect={run(() => navigate(path))}>
            <Icon aria-hidden className="size-4" strokeWidth={1.75} />
            {label}
          </CommandItem>
        ))}
      </CommandGroup>
      <CommandGroup heading="Theme">
        {(Object.keys(THEMES) as Theme[]).map((theme) => (
          <CommandItem key={theme} onSelect={run(() => setTheme(theme))}>
            <SunMoon aria-hidden className="size-4" strokeWidth={1.75} />
            {THEMES[theme]} theme
          </CommandItem>
        ))}
      </CommandGroup>
      <CommandGroup heading="Help and account">
        <CommandItem onSelect={onHelp}>
          <Keyboard aria-hidden className="size-4" strokeWidth={1.75} />
          Keyboard shortcuts
        </CommandItem>
        <CommandItem onSelect={run(signOut)}>
          <LogOut aria-hidden className="size-4" strokeWidth={1.75} />
          Sign out
        </CommandItem>
      </CommandGroup>
    </CommandDialog>
  )
}
