import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

type Props = { title: string; text: ReactNode; onCancel: () => void; children: ReactNode }

/** A question; `children` are its answers, the safest first. Closing it is the answer that changes nothing. */
export const ConfirmDialog = ({ title, text, onCancel, children }: Props) => (
  <Dialog title={title} onClose={onCancel}>
    <div className="grid gap-3 text-ink-2">{typeof text === 'string' ? <p className="wrap-anywhere">{text}</p> : text}</div>
    <div className="mt-6 flex flex-wrap justify-end gap-2.5 max-sm:grid max-sm:justify-stretch">{children}</div>
  </Dialog>
)
