import { Command as Cmdk } from 'cmdk'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { DialogShell } from './dialog-shell.tsx'

type Props = { title: string; placeholder: string; onClose: () => void; children: ReactNode }

/** A list of commands in a dialog, filtered by what is typed. */
export const CommandDialog = ({ title, placeholder, onClose, children }: Props) => (
  <DialogShell
    title={title}
    titleClass="sr-only"
    onClose={onClose}
    className="rise top-[14vh] left-1/2 w-[min(34rem,calc(100vw-2rem))] -translate-x-1/2 overflow-hidden rounded-card border border-line bg-surface shadow-sheet"
  >
    {(heading) => (
      <>
        {heading}
        <Cmdk label={title} loop>
          <div className="flex items-center gap-3 border-b border-line px-4">
            <Search aria-hidden className="size-4 shrink-0 text-ink-3" />
            <Cmdk.Input
              placeholder={placeholder}
              className="h-12 w-full bg-transparent text-16 text-ink placeholder:text-ink-3 focus:outline-none"
            />
          </div>
          <Cmdk.List label={title} className="max-h-[min(22rem,55vh)] overflow-y-auto p-1.5">
            <Cmdk.Empty className="px-3 py-6 text-center text-ink-3">Nothing matches</Cmdk.Empty>
            {children}
          </Cmdk.List>
        </Cmdk>
      </>
    )}
  </DialogShell>
)

export const CommandGroup = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Cmdk.Group
    heading={heading}
    className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-12 [&_[cmdk-group-heading]]:text-ink-3"
  >
    {children}
  </Cmdk.Group>
)

export const CommandItem = ({ onSelect, children }: { onSelect: () => void; children: ReactNode }) => (
  <Cmdk.Item
    onSelect={onSelect}
    className="flex h-10 cursor-default select-none items-center gap-3 rounded-control px-2.5 text-14 data-[selected=true]:bg-accent-wash data-[selected=true]:text-accent"
  >
    {children}
  </Cmdk.Item>
)
