import { Popover as Radix } from 'radix-ui'
import { type ReactNode, useState } from 'react'

type Props = { label: string; trigger: ReactNode; children: (close: () => void) => ReactNode }

/** A panel under a button, open from the start: its trigger loads it when it is pressed for the first time. */
export function Popover({ label, trigger, children }: Props) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        aria-label={label}
        align="end"
        sideOffset={8}
        collisionPadding={8}
        className="rise z-50 w-[min(24rem,calc(100vw-1rem))] overflow-hidden rounded-card border border-line bg-surface shadow-sheet focus:outline-none"
      >
        {children(() => setIsOpen(false))}
      </Radix.Content>
    </Radix.Root>
  )
}
