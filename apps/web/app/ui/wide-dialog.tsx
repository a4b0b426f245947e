import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { buttonClass } from './button.tsx'
import { keyboardStays } from './keyboard-stays.ts'
import { useReturnFocus } from './return-focus.ts'

type Props = { title: string; hint?: ReactNode; footer?: ReactNode; onClose: () => void; children: ReactNode }

/** For what needs room to be read: its heading and its footer stay in sight, the rest scrolls. On a small screen it is all of it. */
export function WideDialog({ title, hint, footer, onClose, children }: Props) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="appear fixed inset-0 z-40 bg-veil" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className="rise fixed inset-x-0 top-0 bottom-0 z-50 mx-auto flex flex-col overflow-hidden wrap-anywhere border-line bg-paper shadow-sheet focus:outline-none sm:top-[5vh] sm:bottom-[5vh] sm:w-[min(60rem,calc(100vw-3rem))] sm:rounded-card sm:border"
        >
          <header className="flex items-start justify-between gap-4 border-b border-line bg-surface px-4 py-4 sm:px-7">
            <div className="min-w-0">
              <Radix.Title className="font-serif text-28">{title}</Radix.Title>
              {hint && <p className="mt-0.5 wrap-anywhere text-ink-2">{hint}</p>}
            </div>
            <Radix.Close aria-label="Close" className={`-mr-2 ${buttonClass({ look: 'quiet', size: 'icon' })}`}>
              <X aria-hidden className="size-4" />
            </Radix.Close>
          </header>
          <div ref={keyboardStays} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-5 sm:px-7">
            {children}
          </div>
          {footer && (
            <footer data-lower-edge className="border-t border-line bg-surface px-4 py-3 sm:px-7">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
