import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** A warning between the toolbar and the page. */
export const Note = ({ children }: { children: ReactNode }) => (
  <div role="alert" className="flex gap-2.5 border-b border-line bg-warn-wash px-4 py-2.5 text-ink md:px-7">
    <TriangleAlert aria-hidden className="mt-0.75 size-4 shrink-0 text-warn" />
    <div className="min-w-0 wrap-anywhere">{children}</div>
  </div>
)
