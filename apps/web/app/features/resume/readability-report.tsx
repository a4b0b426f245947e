import { FINDING_TEXTS } from '@jobapply/core/resume/finding-texts'
import type { Finding } from '@jobapply/core/resume/schema'
import { CircleCheck, TriangleAlert } from 'lucide-react'

/** What an applicant tracking system could misread in this file, and how to fix it. */
export function ReadabilityReport({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0)
    return (
      <div className="grid justify-items-center gap-2 py-10 text-center">
        <CircleCheck aria-hidden className="size-7 text-good" strokeWidth={1.5} />
        <p className="font-serif text-20">This file reads well</p>
        <p className="max-w-[48ch] text-ink-2">
          One column, plain titles, contact details in the text: we found nothing that should trip up an applicant tracking
          system.
        </p>
      </div>
    )
  return (
    <div className="grid gap-4">
      <p className="max-w-[65ch] text-pretty text-ink-2">
        {findings.length === 1 ? 'One thing' : `${findings.length} things`} in this file may trip the systems that employers use
        to read applications. What you keep in your profile is not affected.
      </p>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {findings.map(({ kind, detail }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a kind may be found twice, and the list never changes
          <li key={index} className="grid grid-cols-[auto_1fr] gap-x-3 p-4">
            <TriangleAlert aria-hidden className="mt-0.75 size-4 text-warn" />
            <div className="min-w-0">
              <h3 className="font-semibold">{FINDING_TEXTS[kind].title}</h3>
              {detail && (
                <p className="mt-0.5 text-13 wrap-anywhere">
                  <mark className="rounded-[2px] bg-mark box-decoration-clone px-1 py-0.5 text-ink">{detail}</mark>
                </p>
              )}
              <p className="mt-1 max-w-[65ch] text-ink-2">{FINDING_TEXTS[kind].why}</p>
              <p className="mt-1 max-w-[65ch]">
                <span className="font-medium">What to do: </span>
                {FINDING_TEXTS[kind].advice}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
