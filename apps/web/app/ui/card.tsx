import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  hint?: ReactNode
  action?: ReactNode
  className?: string
  /** Its content reaches the edges: a table, a list of rows. */
  flush?: boolean
  children: ReactNode
}

/** A sheet of paper with a heading. */
export function Card({ title, hint, action, className = '', flush = false, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`min-w-0 rounded-card border border-line bg-surface ${className}`}>
      <header className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-5 py-3">
        <div className={`min-w-0 flex-1 ${hint ? 'basis-56' : 'basis-32'}`}>
          <h2 id={id} className="text-16 font-semibold">
            {title}
          </h2>
          {hint && <p className="text-13 text-ink-3">{hint}</p>}
        </div>
        {action}
      </header>
      <div className={flush ? undefined : 'p-5'}>{children}</div>
    </section>
  )
}
