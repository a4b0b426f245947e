import type { ReactNode } from 'react'
import { CloseButton, DialogShell } from './dialog-shell.tsx'

type Props = { title: string; onClose: () => void; children: ReactNode }

/** A panel that slides in from the left; its title is for screen readers. */
export const Sheet = ({ title, onClose, children }: Props) => (
  <DialogShell
    title={title}
    titleClass="sr-only"
    onClose={onClose}
    className="slide-in inset-y-0 left-0 flex w-72 max-w-[85vw] flex-col overflow-y-auto border-r border-line bg-sunk"
  >
    {(heading) => (
      <>
        {heading}
        <CloseButton className="absolute top-2.5 right-2.5" />
        {children}
      </>
    )}
  </DialogShell>
)
