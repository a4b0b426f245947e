import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  Icon: LucideIcon
  title: string
  /** The first heading of a page that has nothing else. */
  Heading?: 'h1' | 'h2'
  children: ReactNode
  action?: ReactNode
  /** Something else follows below. */
  isLow?: boolean
}

/** What will be here, and the one next step. */
export const EmptyState = ({ Icon, title, Heading = 'h2', children, action, isLow = false }: Props) => (
  <section
    className={`grid justify-items-center rounded-card border border-dashed border-line-strong px-6 text-center ${isLow ? 'gap-1.5 py-6' : 'gap-3 py-14'}`}
  >
    <Icon aria-hidden className="size-7 text-accent" strokeWidth={1.5} />
    <Heading className="font-serif text-20">{title}</Heading>
    <p className="max-w-[48ch] text-ink-2">{children}</p>
    {action && <div className="mt-2">{action}</div>}
  </section>
)
