import { Command as Cmdk } from 'cmdk'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { DialogShell } from './dialog-shell.tsx'

type Props = {
  title: string
  placeholder: string
  /** What is typed, for lists that are found elsewhere. */
  text: string
  onType: (text: string) => void
  /** With the value of the chosen item; answers whether the key was used. */
  onKey: (key: string, chosen: string) => boolean
  /** The first item found elsewhere: shown instead of 'Nothing matches', and chosen unless a command begins with what is typed. */
  firstFound: string | undefined
  footer: ReactNode
  onClose: () => void
  children: ReactNode
}

/** By whole parts of words: letters that are scattered over a long line find nothing. */
function rank(value: string, typed: string): number {
  const text = value.toLowerCase()
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (!words.every((word) => text.includes(word))) return 0
  return text.startsWith(typed.trim().toLowerCase()) ? STARTS : STARTS / 2
}
const STARTS = 1

/** A list of commands in a dialog, filtered by what is typed. */
export function CommandDialog({ title, placeholder, text, onType, onKey, firstFound, footer, onClose, children }: Props) {
  const [chosen, setChosen] = useState('')
  /** The text for which the person has chosen by a key or the pointer: what comes then takes nothing from under them. */
  const movedFor = useRef<string>(undefined)
  const note = () => {
    movedFor.current = text
  }
  useEffect(() => {
    if (firstFound === undefined || movedFor.current === text) return
    if (chosen === '' || rank(chosen, text) < STARTS) setChosen(firstFound)
  }, [firstFound, chosen, text])
  const takeKey = (event: KeyboardEvent) => {
    if (/^Arrow(?:Up|Down)$|^(?:Home|End)$/.test(event.key)) note()
    if (!event.ctrlKey && !event.metaKey && !event.altKey && onKey(event.key, chosen)) event.preventDefault()
  }
  return (
    <DialogShell
      title={title}
      titleClass="sr-only"
      onClose={onClose}
      className="rise top-[10vh] left-1/2 w-[min(42rem,calc(100vw-2rem))] -translate-x-1/2 overflow-hidden rounded-card border border-line bg-surface shadow-sheet"
    >
      {(heading) => (
        <>
          {heading}
          <Cmdk label={title} loop filter={rank} value={chosen} onValueChange={setChosen} onKeyDown={takeKey}>
            <div className="flex items-center gap-3 border-b border-line px-4">
              <Search aria-hidden className="size-4 shrink-0 text-ink-3" />
              <Cmdk.Input
                value={text}
                onValueChange={onType}
                placeholder={placeholder}
                className="h-12 w-full bg-transparent text-16 text-ink placeholder:text-ink-3 focus:outline-none"
              />
            </div>
            <Cmdk.List label={title} onPointerMove={note} className="max-h-[min(30rem,60vh)] overflow-y-auto p-1.5">
              {firstFound === undefined && <Cmdk.Empty className="px-3 py-6 text-center text-ink-3">Nothing matches</Cmdk.Empty>}
              {children}
            </Cmdk.List>
            {footer}
          </Cmdk>
        </>
      )}
    </DialogShell>
  )
}

/** `isFound`: what it lists was found for the typed text, so the text does not filter it again. */
export const CommandGroup = ({
  heading,
  isFound = false,
  children,
}: {
  heading: string
  isFound?: boolean
  children: ReactNode
}) => (
  <Cmdk.Group
    heading={heading}
    forceMount={isFound}
    className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-12 [&_[cmdk-group-heading]]:text-ink-3"
  >
    {children}
  </Cmdk.Group>
)

type ItemProps = { onSelect: () => void; value?: string; isFound?: boolean; children: ReactNode }

export const CommandItem = ({ onSelect, value, isFound = false, children }: ItemProps) => (
  <Cmdk.Item
    onSelect={onSelect}
    forceMount={isFound}
    {...(value !== undefined && { value })}
    className="group flex min-h-10 cursor-default select-none items-center gap-3 rounded-control px-2.5 py-1 text-14 data-[selected=true]:bg-accent-wash data-[selected=true]:text-accent pointer-coarse:min-h-11"
  >
    {children}
  </Cmdk.Item>
)
