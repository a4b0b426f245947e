import type { KeyboardEventHandler, ReactNode } from 'react'
import { keyboardStays } from '#ui/keyboard-stays.ts'
import { CloseButton, DialogShell } from './dialog-shell.tsx'

type Props = {
  title: string
  hint?: ReactNode
  aside?: ReactNode
  footer?: ReactNode
  /** Two columns of its content need more room. */
  isBroad?: boolean
  onClose: () => void
  onKeyDown?: KeyboardEventHandler
  children: ReactNode
}

/** A dialog with room to read, with `aside` beside its heading: its heading and footer stay visible while the rest scrolls. It fills a small screen. */
export const WideDialog = ({ title, hint, aside, footer, isBroad = false, onClose, onKeyDown, children }: Props) => (
  <DialogShell
    title={title}
    titleClass={`font-serif text-28 ${aside ? 'max-sm:text-20' : ''}`}
    onClose={onClose}
    onKeyDown={onKeyDown}
    className={`rise inset-x-0 top-0 bottom-0 mx-auto flex flex-col overflow-hidden wrap-anywhere border-line bg-paper shadow-sheet sm:top-[5vh] sm:bottom-[5vh] sm:rounded-card sm:border ${isBroad ? 'sm:w-[min(84rem,calc(100vw-3rem))]' : 'sm:w-[min(60rem,calc(100vw-3rem))]'}`}
  >
    {(heading) => (
      <>
        <header className="flex flex-wrap items-start gap-x-4 gap-y-1 border-b border-line bg-surface px-4 py-4 sm:flex-nowrap sm:px-7">
          <div className="min-w-0 flex-1">
            {heading}
            {hint && <p className={`mt-0.5 wrap-anywhere text-ink-2 ${aside ? 'max-sm:hidden' : ''}`}>{hint}</p>}
          </div>
          {aside && <div className="max-sm:order-last max-sm:w-full">{aside}</div>}
          <CloseButton className="-mr-2" />
        </header>
        <div ref={keyboardStays} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-5 sm:px-7">
          {children}
        </div>
        {footer && (
          <footer data-lower-edge className="border-t border-line bg-surface px-4 py-3 sm:px-7">
            {footer}
          </footer>
        )}
      </>
    )}
  </DialogShell>
)
