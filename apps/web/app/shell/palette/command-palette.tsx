import { DEFAULT_SORT } from '@jobapply/core/matching/constants'
import { chooseProfile } from '@jobapply/core/profiles/rules'
import { toSearchQuery } from '@jobapply/core/search/address'
import { suggestFilters } from '@jobapply/core/search/suggested'
import { useQuery } from '@tanstack/react-query'
import { FileUp, Keyboard, LogOut, Search, SunMoon } from 'lucide-react'
import { useNavigate } from 'react-router'
import { PATHS, pageExists } from '#paths.ts'
import { api } from '#platform/api.ts'
import { useAuth } from '#platform/auth.tsx'
import { setTheme, THEMES, type Theme } from '#platform/theme.ts'
import { CommandDialog, CommandGroup, CommandItem } from '#ui/dialogs/command.tsx'
import { visibleNav } from './nav.ts'
import { useSignOut } from './sign-out.ts'

type Props = { onClose: () => void; onHelp: () => void; onUpload: () => void }

export default function CommandPalette({ onClose, onHelp, onUpload }: Props) {
  const { user } = useAuth()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const { data: profiles = [] } = useQuery(api.profiles.list.queryOptions())
  const profile = chooseProfile(profiles)
  const wanted = profile && suggestFilters(profile)
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
      {profile && (
        <CommandGroup heading="Actions">
          {wanted && (
            <CommandItem
              onSelect={run(() => navigate(`${PATHS.search}?${toSearchQuery({ filters: wanted, sort: DEFAULT_SORT })}`))}
            >
              <Search aria-hidden className="size-4" strokeWidth={1.75} />
              Search {wanted.searchTerm} jobs
            </CommandItem>
          )}
          <CommandItem onSelect={onUpload}>
            <FileUp aria-hidden className="size-4" strokeWidth={1.75} />
            Upload resume
          </CommandItem>
        </CommandGroup>
      )}
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
