import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { KeyboardEventHandler, ReactNode } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { useReturnFocus } from '#ui/return-focus.ts'

type Props = {
  title: string
  titleClass: string
  className: string
  onClose: () => void
  /** Keys pressed inside of it. */
  onKeyDown?: KeyboardEventHandler | undefined
  children: (title: ReactNode) => ReactNode
}

/** What every layer above the page shares: the veil, the focus trap, Escape, and the focus returned at the end. */
export function DialogShell({ title, titleClass, className, onClose, onKeyDown, children }: Props) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="appear fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          onKeyDown={onKeyDown}
          className={`fixed z-50 focus:outline-none ${className}`}
        >
          {children(<Radix.Title className={titleClass}>{title}</Radix.Title>)}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export const CloseButton = ({ className }: { className: string }) => (
  <Radix.Close aria-label="Close" className={`${className} ${buttonClass({ look: 'quiet', size: 'icon' })}`}>
    <X aria-hidden className="size-4" />
  </Radix.Close>
)
