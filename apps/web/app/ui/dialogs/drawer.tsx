import type { ReactNode } from 'react'
import { CloseButton, DialogShell } from './dialog-shell.tsx'

type Props = {
  title: string
  /** What it is about, below the title. */
  hint?: string
  onClose: () => void
  children: ReactNode
  /** Its buttons, always in view. */
  foot?: ReactNode
}

/** A panel at the right that edits something of the page behind it. */
export const Drawer = ({ title, hint, onClose, children, foot }: Props) => (
  <DialogShell
    title={title}
    titleClass="font-serif text-20"
    onClose={onClose}
    className="slide-in-right inset-y-0 right-0 flex w-120 max-w-full flex-col border-l border-line bg-paper"
  >
    {(heading) => (
      <>
        <div className="flex items-start justify-between gap-4 px-5 pt-4 pb-5">
          <div className="min-w-0">
            {heading}
            {hint && <p className="text-13 break-words text-ink-3">{hint}</p>}
          </div>
          <CloseButton className="shrink-0" />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
        {foot && <div className="flex flex-wrap items-center gap-3 border-t border-line px-5 py-3">{foot}</div>}
      </>
    )}
  </DialogShell>
)
