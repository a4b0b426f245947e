import { STATUSES } from '@jobapply/core/applications/constants'
import { MAX_IMPORT_ROWS } from '@jobapply/core/applications/csv/constants'
import type { CsvPreview } from '@jobapply/core/applications/csv/schema'
import { Alert } from '#ui/alert.tsx'

const KINDS = { problem: 'Left out', duplicate: 'Duplicate', hint: 'Note' } as const

/** The first rows as they would come in, and what there is to say about single rows. */
export function PreviewTable({ preview: { rows, messages, counts, isLong } }: { preview: CsvPreview }) {
  return (
    <>
      {isLong && (
        <Alert kind="calm">
          The file has more rows than an import takes. Only the first {MAX_IMPORT_ROWS.toLocaleString('en-US')} are read.
        </Alert>
      )}
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
        <section aria-label="Preview" tabIndex={0} className="overflow-x-auto">
          <table className="w-full text-left text-13">
            <caption className="pb-2 text-left font-semibold">
              Preview{counts.ready > rows.length && ` (${rows.length} of ${counts.ready.toLocaleString('en-US')})`}
            </caption>
            <thead className="border-b border-line text-ink-3">
              <tr>
                {['Job title', 'Company', 'Location', 'Status', 'Applied', 'Source'].map((head) => (
                  <th key={head} scope="col" className="py-1.5 pr-4 font-medium">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {rows.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no id, and their order stays
                <tr key={index}>
                  <td className="max-w-60 truncate py-1.5 pr-4">{row.job_title}</td>
                  <td className="max-w-50 truncate py-1.5 pr-4">{row.company}</td>
                  <td className="max-w-50 truncate py-1.5 pr-4">{row.location}</td>
                  <td className="py-1.5 pr-4">{STATUSES[row.status]}</td>
                  <td className="py-1.5 pr-4 whitespace-nowrap">{row.appliedAt?.slice(0, 10)}</td>
                  <td className="max-w-40 truncate py-1.5">{row.source}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {messages.length > 0 && (
        <section aria-labelledby="row-messages">
          <h3 id="row-messages" className="pb-2 text-13 font-semibold">
            Rows to check
          </h3>
          <ul className="grid gap-1 text-13">
            {messages.map(({ line, kind, text }) => (
              <li key={`${line} ${kind} ${text}`} className="wrap-anywhere">
                <span className="text-ink-3">
                  Line {line} · {KINDS[kind]}:
                </span>{' '}
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
