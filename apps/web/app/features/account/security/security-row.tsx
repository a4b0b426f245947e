import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** Rows from edge to edge of their card. */
export const SecurityRows = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul aria-label={label} className="-m-5 divide-y divide-line">
    {children}
  </ul>
)

type Props = { Icon: LucideIcon; title: ReactNode; action?: ReactNode; below?: ReactNode; children: ReactNode }

/** One thing that can act for the person: what it is, when it was used, and what can be done about it. */
export const SecurityRow = ({ Icon, title, action, below, children }: Props) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
    <span className="grid size-8 shrink-0 place-items-center rounded-control bg-sunk text-ink-2">
      <Icon aria-hidden className="size-4" />
    </span>
    <div className="min-w-0 flex-1 basis-40">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">{title}</p>
      <p className="text-13 text-ink-3 wrap-anywhere">{children}</p>
    </div>
    {action && <div className="ml-auto">{action}</div>}
    {below}
  </li>
)
