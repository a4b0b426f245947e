import { hashGroups, type ReceiptSheet } from '@jobapply/core/applications/receipt-sheet'

/** The hash stays when the file is gone. */
export const ReceiptFiles = ({ files, applicationId }: Pick<ReceiptSheet, 'files'> & { applicationId: string }) => (
  <ul className="border-b border-line text-13">
    {files.map(({ name, detail, sha256, isKept }) => (
      <li key={sha256} className="border-t border-line py-2.5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          {isKept ? (
            <a
              href={`/receipts/${applicationId}/${sha256}`}
              className="font-semibold wrap-anywhere text-accent underline-offset-2 hover:underline print:text-ink"
            >
              {name}
            </a>
          ) : (
            <span className="font-semibold wrap-anywhere">
              {name} <span className="font-normal text-ink-2">(file deleted)</span>
            </span>
          )}
          <span className="text-12 text-ink-3">{detail}</span>
        </p>
        <p className="mt-0.5 font-mono text-12 text-ink-2">
          <span className="sr-only">SHA-256 </span>
          {hashGroups(sha256).join(' ')}
        </p>
      </li>
    ))}
  </ul>
)
