import { DEFAULT_SORT } from '@jobapply/core/matching/constants'
import { chooseProfile } from '@jobapply/core/profiles/rules'
import { toSearchQuery } from '@jobapply/core/search/address'
import { suggestFilters } from '@jobapply/core/search/suggested'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, CircleHelp, FileUp, Keyboard, LogOut, Search, Settings, SunMoon } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FAQ } from '#features/content/help/faq.ts'
import { PATHS, pageExists } from '#paths.ts'
import { api } from '#platform/api.ts'
import { useAuth } from '#platform/auth.tsx'
import { setTheme, THEMES, type Theme } from '#platform/theme.ts'
import { visibleNav } from '#shell/navigation/nav.ts'
import { useSignOut } from '#shell/navigation/sign-out.ts'
import { CommandDialog, CommandGroup, CommandItem } from '#ui/dialogs/command.tsx'
import { Key } from '#ui/key.tsx'
import type { Found } from './found.ts'
import { FoundRow } from './found-row.tsx'
import { useFound } from './use-found.ts'

type Props = { onClose: () => void; onHelp: () => void; onUpload: () => void }
const ICON = { 'aria-hidden': true, className: 'size-4 shrink-0', strokeWidth: 1.75 } as const
const SETTINGS = { account: 'Account', billing: 'Billing', theme: 'Theme', alerts: 'Alerts', privacy: 'Privacy' } as const

export default function CommandPalette({ onClose, onHelp, onUpload }: Props) {
  const { user } = useAuth()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const { data: profiles = [] } = useQuery(api.profiles.list.queryOptions())
  const profile = chooseProfile(profiles)
  const wanted = profile && suggestFilters(profile)
  const pages = visibleNav(user?.is_admin ?? false, pageExists).flatMap((group) => group.items)
  const [text, setText] = useState('')
  // The thing whose actions are listed.
  const [opened, setOpened] = useState<Found>()
  const run = (act: () => unknown) => () => {
    onClose()
    void act()
  }
  const groups = useFound(text, profile?.id, navigate)
  const open = (row: Found | undefined) => {
    setOpened(row)
    setText('')
  }

  /** Right lists everything that can be done with the chosen thing, Left or Backspace goes back. */
  function takeKey(key: string, chosen: string): boolean {
    if (opened && (key === 'ArrowLeft' || key === 'Backspace') && text === '') {
      open(undefined)
      return true
    }
    const row = groups.flatMap(({ rows }) => rows).find((one) => one.key === chosen)
    if (opened || key !== 'ArrowRight' || !row || row.actions.length < 2) return false
    open(row)
    return true
  }

  return (
    <CommandDialog
      title="Commands"
      placeholder={opened ? opened.label : 'Find a job, an application or a document, or run a command'}
      text={text}
      onType={setText}
      onKey={takeKey}
      firstFound={opened ? undefined : groups[0]?.rows[0]?.key}
      footer={<Legend isOpened={!!opened} />}
      onClose={onClose}
    >
      {opened ? (
        <CommandGroup heading={opened.label}>
          {opened.actions.map(({ label, run: act }) => (
            <CommandItem key={label} onSelect={run(act)}>
              <ArrowRight {...ICON} />
              {label}
            </CommandItem>
          ))}
        </CommandGroup>
      ) : (
        <>
          {groups.map(({ heading, rows }) => (
            <CommandGroup key={heading} heading={heading} isFound>
              {rows.map((row) => (
                <CommandItem key={row.key} value={row.key} isFound onSelect={run(() => row.actions[0]?.run())}>
                  <FoundRow row={row} />
                </CommandItem>
              ))}
            </CommandGroup>
          ))}
          <CommandGroup heading="Pages">
            {pages.map(({ path, label, Icon }) => (
              <CommandItem key={path} onSelect={run(() => navigate(path))}>
                <Icon {...ICON} />
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
                  <Search {...ICON} />
                  Search {wanted.searchTerm} jobs
                </CommandItem>
              )}
              <CommandItem onSelect={onUpload}>
                <FileUp {...ICON} />
                Upload resume
              </CommandItem>
            </CommandGroup>
          )}
          <CommandGroup heading="Theme">
            {(Object.keys(THEMES) as Theme[]).map((theme) => (
              <CommandItem key={theme} onSelect={run(() => setTheme(theme))}>
                <SunMoon {...ICON} />
                {THEMES[theme]} theme
              </CommandItem>
            ))}
          </CommandGroup>
          {text.trim() !== '' && <Further run={run} go={navigate} />}
          <CommandGroup heading="Help and account">
            <CommandItem onSelect={onHelp}>
              <Keyboard {...ICON} />
              Keyboard shortcuts
            </CommandItem>
            <CommandItem onSelect={run(signOut)}>
              <LogOut {...ICON} />
              Sign out
            </CommandItem>
          </CommandGroup>
        </>
      )}
    </CommandDialog>
  )
}

type FurtherProps = { run: (act: () => unknown) => () => void; go: (path: string) => unknown }

/** Settings and questions of the help page are many, so they are listed for a text only. */
const Further = ({ run, go }: FurtherProps) => (
  <>
    <CommandGroup heading="Settings">
      {Object.entries(SETTINGS).map(([tab, label]) => (
        <CommandItem key={tab} onSelect={run(() => go(`${PATHS.settings}?tab=${tab}`))}>
          <Settings {...ICON} />
          Settings: {label}
        </CommandItem>
      ))}
    </CommandGroup>
    <CommandGroup heading="Help">
      {FAQ.flatMap(({ questions }) => questions).map(({ question }) => (
        // The help page is a document of its own.
        <CommandItem key={question} onSelect={run(() => location.assign(`${PATHS.help}#faq`))}>
          <CircleHelp {...ICON} />
          {question}
        </CommandItem>
      ))}
    </CommandGroup>
  </>
)

const Legend = ({ isOpened }: { isOpened: boolean }) => (
  <p
    aria-hidden
    className="flex items-center gap-4 border-t border-line bg-sunk px-4 py-2 text-13 text-ink-2 max-sm:hidden pointer-coarse:hidden"
  >
    <span>
      <Key>↑</Key> <Key>↓</Key> move
    </span>
    <span>
      <Key>↵</Key> open
    </span>
    <span>
      {isOpened ? (
        <>
          <Key>←</Key> back
        </>
      ) : (
        <>
          <Key>→</Key> more actions
        </>
      )}
    </span>
    <span>
      <Key>Esc</Key> close
    </span>
  </p>
)
