import { CONFIRMATIONS } from '@jobapply/core/applications/constants'
import type { ShownReceipt } from '@jobapply/core/applications/receipt-schema'
import { receiptNumber } from '@jobapply/core/applications/receipt-sheet'
import { DOCUMENT_STATES } from '@jobapply/core/applications/tracker-constants'
import { noReceipt } from '@jobapply/core/applications/tracker-rules'
import type { TrackedDetails } from '@jobapply/core/applications/tracker-schema'
import { momentText } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { receiptPath } from '#features/applications/stop/steps.ts'
import { Section, sectionAction } from '#features/applications/tracker/section.tsx'
import { api } from '#platform/api.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'

/** The resume and the letter, as far as the receipt says that they were sent, and the receipt one click away (TOOLS-006). */
export function DocumentsSection({ details }: { details: TrackedDetails }) {
  const { id, hasReceipt, resumeName, letter } = details
  const receipt = useQuery({
    ...api.applications.receipts.get.queryOptions({ input: { applicationId: id } }),
    enabled: hasReceipt,
  })
  const open = (
    <Link to={receiptPath(id)} className={sectionAction}>
      Open<span className="sr-only"> the receipt</span>
    </Link>
  )
  return (
    <>
      {(resumeName || letter) && (
        <Section id="details-documents" title={DOCUMENT_STATES[details.documents]}>
          <dl className="grid gap-2">
            {resumeName && (
              <div>
                <dt className="text-12 text-ink-3">Resume</dt>
                <dd className="wrap-anywhere">{resumeName}</dd>
              </div>
            )}
            {letter && (
              <div>
                <dt className="text-12 text-ink-3">Cover letter</dt>
                <dd>
                  <details>
                    <summary className="cursor-pointer text-accent">Read the letter</summary>
                    <p className="mt-2 whitespace-pre-wrap font-serif text-ink-2 wrap-anywhere">{letter}</p>
                  </details>
                </dd>
              </div>
            )}
          </dl>
        </Section>
      )}
      <Section id="details-receipt" title="Receipt" action={hasReceipt ? open : undefined}>
        {hasReceipt ? (
          receipt.data ? (
            <ReceiptSummary receipt={receipt.data} applicationId={id} />
          ) : (
            <Skeleton className="h-24" />
          )
        ) : (
          <p className="text-13 text-ink-3">{noReceipt(details)}</p>
        )}
      </Section>
    </>
  )
}

const ReceiptSummary = ({
  receipt: { number, at, body, keptFiles, correction },
  applicationId,
}: {
  receipt: ShownReceipt
  applicationId: string
}) => (
  <div className="grid gap-2 rounded-t-[3px] border border-b-0 border-line bg-paper px-4 pt-3 pb-4 text-13">
    <p className="flex justify-between gap-3 border-b border-dashed border-line-strong pb-2 text-ink-2">
      <span>No. {receiptNumber(number)}</span>
      <time dateTime={at}>{momentText(at)}</time>
    </p>
    {body && (
      <>
        <p className="flex justify-between gap-3">
          <span className="text-ink-2">Fields</span>
          <span className="font-medium">
            {body.fields.length === 0 ? 'none recorded' : `${body.fields.length}, each with its origin`}
          </span>
        </p>
        <div className="flex justify-between gap-3">
          <span className="text-ink-2">Files</span>
          <ul className="grid min-w-0 justify-items-end font-medium">
            {body.files.length === 0 && <li>none</li>}
            {body.files.map(({ name, sha256 }) => (
              <li key={sha256} className="wrap-anywhere">
                {keptFiles.includes(sha256) ? (
                  <a href={`/receipts/${applicationId}/${sha256}`} className="text-accent hover:underline">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </li>
            ))}
          </ul>
        </div>
        <p className={`font-medium ${body.confirmation.kind === 'seen' && !correction ? 'text-good' : 'text-ink-2'}`}>
          {correction ? 'Their page took back its confirmation' : CONFIRMATIONS[body.confirmation.kind]}
        </p>
      </>
    )}
  </div>
)
