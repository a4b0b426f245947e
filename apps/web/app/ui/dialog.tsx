import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { buttonClass } from './button.tsx'
import { useReturnFocus } from './return-focus.ts'

type Props = { title: string; onClose: () => void; children: ReactNode }

export function Dialog({ title, onClose, children }: Props) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="appear fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className="rise fixed top-[12vh] left-1/2 z-50 max-h-[80vh] w-[min(28rem,calc(100vw-2rem))] -translate-x-1/2 overflow-y-auto wrap-anywhere rounded-card border border-line bg-surface p-6 shadow-sheet focus:outline-none"
        >
          <div className="mb-4 flex items-center justify-between gap-4">
            <Radix.Title className="font-serif text-20">{title}</Radix.Title>
            <Radix.Close aria-label="Close" className={`-mr-2 ${buttonClass({ look: 'quiet', size: 'icon' })}`}>
              <X aria-hidden className="size-4" />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
