import type { ReactNode } from 'react'
import { CloseButton, DialogShell } from './dialog-shell.tsx'

type Props = { title: string; onClose: () => void; children: ReactNode }

export const Dialog = ({ title, onClose, children }: Props) => (
  <DialogShell
    title={title}
    titleClass="font-serif text-20"
    onClose={onClose}
    className="rise top-[12vh] left-1/2 max-h-[80vh] w-[min(28rem,calc(100vw-2rem))] -translate-x-1/2 overflow-y-auto wrap-anywhere rounded-card border border-line bg-surface p-6 shadow-sheet"
  >
    {(heading) => (
      <>
        <div className="mb-4 flex items-center justify-between gap-4">
          {heading}
          <CloseButton className="-mr-2" />
        </div>
        {children}
      </>
    )}
  </DialogShell>
)
