import type { ReactNode } from 'react'

export const SectionHead = ({ id, title, children }: { id: string; title: string; children?: ReactNode }) => (
  <div className="mb-10">
    <h2 id={id} className="text-balance font-serif text-[2rem]/10 tracking-[-0.02em] sm:text-40">
      {title}
    </h2>
    {children && <div className="mt-4 max-w-[60ch] text-18 text-ink-2">{children}</div>}
  </div>
)
