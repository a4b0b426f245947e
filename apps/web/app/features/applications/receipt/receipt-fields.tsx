import type { ReceiptSheet } from '@jobapply/core/applications/receipt-sheet'
import { PenLine } from 'lucide-react'

/** Question, value, origin. On a small screen the question stands above the other two. */
export const ReceiptFields = ({ fields }: Pick<ReceiptSheet, 'fields'>) => (
  <dl className="border-b border-line text-13">
    {fields.map(({ place, label, value, isEmpty, source, isYours }) => (
      <div
        key={place}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-1.75 sm:grid-cols-[minmax(0,15.25rem)_minmax(0,1fr)_fit-content(13rem)] print:grid-cols-[minmax(0,15.25rem)_minmax(0,1fr)_fit-content(13rem)]"
      >
        <dt className="wrap-anywhere text-ink-2 max-sm:col-span-2 print:col-span-1">{label}</dt>
        <dd className={`whitespace-pre-line wrap-anywhere ${isEmpty ? 'text-ink-2' : 'font-semibold'}`}>{value}</dd>
        <dd
          className={`max-w-50 text-right text-12 leading-5 wrap-anywhere sm:max-w-none ${isYours ? 'text-ink' : 'text-ink-3'}`}
        >
          {isYours && <PenLine aria-label="entered by you:" className="mr-1.5 inline size-3 align-[-1px]" />}
          {source}
        </dd>
      </div>
    ))}
  </dl>
)
