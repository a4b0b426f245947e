import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** What the lists of resumes and of letters share. */

/** `isNamedAbove`: the bar above says the title already. */
type HeadProps = { title: string; text: string; isNamedAbove?: boolean; children: ReactNode }

export const ListHead = ({ title, text, isNamedAbove = false, children }: HeadProps) => (
  <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
    <div className="grid gap-1">
      <h1 className={isNamedAbove ? 'sr-only' : 'font-serif text-28'}>{title}</h1>
      <p className="text-ink-2">{text}</p>
    </div>
    {children}
  </div>
)

type RowProps = { to: string; name: string; facts: readonly string[]; badge?: ReactNode; menu: ReactNode }

/** A document: its name leads to it, the whole row can be pressed. */
export const ListRow = ({ to, name, facts, badge, menu }: RowProps) => (
  <li className="relative flex items-center gap-3 border-line px-4 py-3 not-first:border-t hover:bg-sunk/60">
    <div className="min-w-0 flex-1">
      <Link to={to} className="font-serif text-18 wrap-anywhere text-ink after:absolute after:inset-0 hover:text-accent">
        {name}
      </Link>
      <p className="text-13 wrap-anywhere text-ink-2">{facts.join(' · ')}</p>
    </div>
    {badge}
    <div className="relative">{menu}</div>
  </li>
)
