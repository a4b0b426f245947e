import type { ShownReceipt } from '@jobapply/core/applications/receipt-schema'
import { claimedStatus, type ReceiptSheet } from '@jobapply/core/applications/receipt-sheet'
import { CircleCheck, CircleHelp, UserRoundCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Alert } from '#ui/alert.tsx'
import { ChainMark } from './chain-mark.tsx'
import { ReceiptFields } from './receipt-fields.tsx'
import { ReceiptFiles } from './receipt-files.tsx'
import { StripFrame } from './strip-frame.tsx'

const STATUS = {
  seen: { Icon: CircleCheck, className: 'text-good' },
  said: { Icon: UserRoundCheck, className: 'text-ink-2' },
  unconfirmed: { Icon: CircleHelp, className: 'text-warn' },
}

type Props = {
  sheet: ReceiptSheet
  chain: Pick<ShownReceipt, 'number' | 'previous' | 'hash'>
  applicationId: string
  isBroken: boolean
}

export function ReceiptStrip({ sheet, chain, applicationId, isBroken }: Props) {
  const { Icon, className } = STATUS[sheet.kind]
  const { confirmation } = sheet
  return (
    <StripFrame number={sheet.number}>
      <header className="mt-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-1.5">
        <div className="min-w-0">
          <h1 className="font-serif text-28 wrap-anywhere">{sheet.title}</h1>
          <p className="text-14 wrap-anywhere text-ink-2">{sheet.place}</p>
        </div>
        <p className={`mt-2 flex shrink-0 items-center gap-2 text-14 font-semibold ${isBroken ? 'text-ink-2' : className}`}>
          {!isBroken && <Icon aria-hidden className="size-4" />}
          {isBroken ? claimedStatus(sheet.status) : sheet.status}
        </p>
      </header>
      {isBroken && (
        <div className="mt-4">
          <Alert kind="bad">This receipt differs from what was written. It shows what is stored now.</Alert>
        </div>
      )}
      <dl className="mt-5 grid gap-x-8 gap-y-1 text-13 sm:grid-cols-[3fr_2.5fr] print:grid-cols-[3fr_2.5fr]">
        {sheet.facts.map(({ label, value }) => (
          <div key={label} className={`grid grid-cols-[4.75rem_1fr] ${label === 'Form' ? 'sm:col-span-2' : ''}`}>
            <dt className="text-ink-2">{label}</dt>
            <dd className="min-w-0 font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {sheet.fields.length > 0 && (
        <Part title={sheet.fieldsTitle} note={sheet.fields.length === 1 ? '1 field' : `${sheet.fields.length} fields`}>
          <ReceiptFields fields={sheet.fields} />
        </Part>
      )}
      {sheet.files.length > 0 && (
        <Part title={sheet.filesTitle} note={String(sheet.files.length)}>
          <ReceiptFiles files={sheet.files} applicationId={applicationId} />
        </Part>
      )}
      <Part title="Confirmation" note={confirmation.note}>
        <p className="mt-1 text-14 wrap-anywhere">
          {confirmation.isQuote ? (
            <mark className="box-decoration-clone bg-mark px-0.5 py-0.75 leading-7 text-ink">{confirmation.sentence}</mark>
          ) : (
            confirmation.sentence
          )}
        </p>
      </Part>
      {sheet.correction && (
        <Part title="Correction" note={sheet.correction.note}>
          <p className="mt-1 text-14 wrap-anywhere">{sheet.correction.sentence}</p>
        </Part>
      )}
      {sheet.posting && (
        <details className="group mt-7 border-t border-line pt-3 text-13 print:hidden">
          <summary className="cursor-pointer font-semibold">The posting at that time</summary>
          <p className="mt-2 whitespace-pre-line wrap-anywhere text-ink-2">{sheet.posting}</p>
        </details>
      )}
      <ChainMark {...chain} />
    </StripFrame>
  )
}

const Part = ({ title, note, children }: { title: string; note: string; children: ReactNode }) => (
  <section className="mt-7">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2">
      <h2 className="text-14 font-semibold">{title}</h2>
      <p className="text-13 text-ink-2">{note}</p>
    </div>
    {children}
  </section>
)
