import { PRODUCT } from '@jobapply/core/auth/constants'
import type { ReactNode } from 'react'

type Props = { number: string; children: ReactNode }

/** The strip of paper. Printed it stands alone on A4, its head repeated on every page, without the torn edge. */
export const StripFrame = ({ number, children }: Props) => (
  <article aria-label={`Receipt No. ${number}`} className="min-w-0 [page:receipt]">
    <div className="rounded-t-[3px] border border-b-0 border-line bg-surface px-5 pt-6 pb-9 shadow-sheet sm:px-10 print:table print:w-full print:border-0 print:p-0 print:shadow-none">
      <div className="print:table-header-group print:break-inside-avoid">
        <p className="flex items-baseline justify-between gap-4 border-b border-dashed border-line-strong pb-3.5 print:mb-5">
          <span className="font-serif text-18">{PRODUCT}</span>
          <span className="text-13 text-ink-2">Receipt No. {number}</span>
        </p>
      </div>
      <div className="print:table-row-group">{children}</div>
    </div>
    <TornEdge />
  </article>
)

const TornEdge = () => (
  <svg aria-hidden className="block h-2 w-full print:hidden">
    <defs>
      <pattern id="torn-edge" width="14" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 0 L7 6 L14 0" className="fill-surface stroke-line" />
      </pattern>
    </defs>
    <rect width="100%" height="8" fill="url(#torn-edge)" />
  </svg>
)
