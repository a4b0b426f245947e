import type { ReactNode } from 'react'

/** The top of a static page: what it is, and one sentence about it. */
export const PageHead = ({ above, title, children }: { above?: ReactNode; title: string; children?: ReactNode }) => (
  <div className="py-10 sm:py-16">
    {above && <div className="mb-3 flex flex-wrap items-center gap-2 text-13 text-ink-3">{above}</div>}
    <h1 className="max-w-[20ch] text-balance font-serif text-40 tracking-[-0.02em] sm:max-w-[24ch] sm:text-56">{title}</h1>
    {children && <div className="mt-5 max-w-[60ch] text-18 text-ink-2">{children}</div>}
  </div>
)
