import type { ReactNode } from 'react'

type Props = { id: string; title: string; action?: ReactNode; children: ReactNode }

/** A part of the details: its heading and one action beside it. */
export const Section = ({ id, title, action, children }: Props) => (
  <section aria-labelledby={id} className="py-4">
    <div className="flex min-h-8 items-center justify-between gap-3">
      <h3 id={id} className="text-13 font-semibold">
        {title}
      </h3>
      {action}
    </div>
    {children}
  </section>
)

export const sectionAction = 'rounded-control px-1 text-13 font-medium text-accent hover:underline'
