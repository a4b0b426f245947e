import type { ShownReceipt } from '@jobapply/core/applications/receipt-schema'
import { barsOf, receiptNumber, shortHash } from '@jobapply/core/applications/receipt-sheet'
import { Link2 } from 'lucide-react'

/** The mark of the receipt before, a link, and the mark of this one: another hash draws other bars. */
export const ChainMark = ({ number, previous, hash }: Pick<ShownReceipt, 'number' | 'previous' | 'hash'>) => (
  <div className="mt-7 grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-x-2.5 border-t border-dashed border-line-strong pt-4 break-inside-avoid">
    {previous ? (
      <Mark name={`No. ${receiptNumber(number - 1)}`} hash={previous} className="text-ink-3" />
    ) : (
      <p className="text-12 text-ink-3">Your first receipt</p>
    )}
    <Link2 aria-hidden className="mt-1.5 size-4 text-ink-3" />
    <Mark name={`No. ${receiptNumber(number)}`} hash={hash} className="font-semibold" />
  </div>
)

function Mark({ name, hash, className }: { name: string; hash: string; className: string }) {
  const { bars, width } = barsOf(hash)
  return (
    <div className={`min-w-0 ${className}`}>
      <svg
        role="img"
        aria-label={`Mark of receipt ${name}`}
        viewBox={`0 0 ${width} 10`}
        preserveAspectRatio="none"
        className="block h-6.5 w-full fill-current"
      >
        {bars.map((bar) => (
          <rect key={bar.x} x={bar.x} width={bar.width} height={10} />
        ))}
      </svg>
      <p className="mt-1 flex flex-wrap justify-between gap-x-2 text-12">
        <span>{name}</span>
        <span className="font-normal">{shortHash(hash)}</span>
      </p>
    </div>
  )
}
