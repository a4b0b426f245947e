import { RECEIPT_NOT_FOUND } from '@jobapply/core/applications/faults'
import type { ShownReceipt } from '@jobapply/core/applications/receipt-schema'
import { receiptNumber, receiptSheet } from '@jobapply/core/applications/receipt-sheet'
import { PRODUCT } from '@jobapply/core/auth/constants'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ReceiptText } from 'lucide-react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { ORPCError } from '#platform/orpc-error.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { ChainPanel } from './chain-panel.tsx'
import { ErasedStrip } from './erased-strip.tsx'
import { ReceiptActions } from './receipt-actions.tsx'
import { ReceiptSkeleton } from './receipt-skeleton.tsx'
import { ReceiptStrip } from './receipt-strip.tsx'
import { saveReceipt } from './save-receipt.ts'
import { useReceiptKeys } from './use-receipt-keys.ts'

export const meta = () => [{ title: `Receipt · ${PRODUCT}` }]

/** What was sent for one application, and whether it is still what was written then. */
export default function ReceiptPage() {
  const { id: applicationId = '' } = useParams()
  const receipt = useQuery(api.applications.receipts.get.queryOptions({ input: { applicationId } }))
  if (receipt.data) return <ReceiptView receipt={receipt.data} applicationId={applicationId} />
  if (!receipt.isError) return <ReceiptSkeleton />
  // A malformed id is refused as input.
  const isMissing = receipt.error instanceof ORPCError && ['RECEIPT_NOT_FOUND', 'BAD_INPUT'].includes(receipt.error.code)
  if (!isMissing) return <Loading query={receipt} />
  return (
    <EmptyState
      Icon={ReceiptText}
      Heading="h1"
      title={RECEIPT_NOT_FOUND.title}
      action={
        <Link to={PATHS.applications} className={buttonClass({ look: 'primary' })}>
          All applications
        </Link>
      }
    >
      {RECEIPT_NOT_FOUND.message}
    </EmptyState>
  )
}

function ReceiptView({ receipt, applicationId }: { receipt: ShownReceipt; applicationId: string }) {
  const check = useQuery(api.applications.receipts.check.queryOptions())
  const navigate = useNavigate()
  const { key } = useLocation()
  const sheet = receiptSheet(receipt)
  const save = (ending: 'pdf' | 'json') => saveReceipt(applicationId, receipt.number, ending)
  useReceiptKeys({
    print: () => window.print(),
    download: () => void save(sheet ? 'pdf' : 'json'),
    // Somebody who opened the address directly has nothing to go back to.
    leave: () => void (key === 'default' ? navigate(PATHS.applications) : navigate(-1)),
  })
  const broken = check.data?.broken?.number
  const isBroken = broken !== undefined && [receipt.number, receipt.correction?.number].includes(broken)
  return (
    <div className="grid gap-5 print:block">
      <nav aria-label="Breadcrumb" className="text-13 print:hidden">
        <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <li>
            <Link to={PATHS.applications} className="inline-flex items-center gap-1.5 font-medium text-accent hover:underline">
              <ArrowLeft aria-hidden className="size-3.5" />
              Applications
            </Link>
          </li>
          <li aria-hidden className="text-ink-3">
            /
          </li>
          <li aria-current="page" className="min-w-0 wrap-anywhere text-ink-2">
            {receipt.body ? nameOf(receipt.body.job) : `Receipt No. ${receiptNumber(receipt.number)}`}
          </li>
        </ol>
      </nav>
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,43.25rem)_15.25rem] print:block">
        {sheet ? (
          <ReceiptStrip sheet={sheet} chain={receipt} applicationId={applicationId} isBroken={isBroken} />
        ) : (
          <ErasedStrip receipt={receipt} isBroken={isBroken} />
        )}
        <aside aria-label="About this receipt" className="grid gap-5 print:hidden">
          <ReceiptActions isWhole={sheet !== null} onSave={save} />
          <ChainPanel check={check} />
        </aside>
      </div>
    </div>
  )
}

const nameOf = ({ job_title, company }: { job_title: string; company: string }) => [job_title, company].filter(Boolean).join(', ')
