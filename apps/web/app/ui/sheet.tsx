import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { buttonClass } from './button.tsx'
import { useReturnFocus } from './return-focus.ts'

type Props = { title: string; onClose: () => void; children: ReactNode }

/** A panel that slides in from the left; its title is for screen readers. */
export function Sheet({ title, onClose, children }: Props) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="appear fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className="slide-in fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] flex-col overflow-y-auto border-r border-line bg-sunk focus:outline-none"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          <Radix.Close
            aria-label="Close"
            className={`absolute top-2.5 right-2.5 ${buttonClass({ look: 'quiet', size: 'icon' })}`}
          >
            <X aria-hidden className="size-4" />
          </Radix.Close>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
