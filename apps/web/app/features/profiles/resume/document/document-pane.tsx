import type { Proposal, ResumeReview } from '@jobapply/core/profiles/resume-review'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { TextLines } from './text-lines.tsx'

// The library that draws pages is large: it is loaded only here.
const PdfPages = lazy(() => import('./pdf-pages.tsx'))

type Props = { review: ResumeReview; active: Proposal | undefined }

/** The document beside what was found in it: what was read is marked, and the row at hand more than the others. */
export function DocumentPane({ review: { url, filename, lines: document, proposals }, active }: Props) {
  const [hasFailed, setHasFailed] = useState(false)
  const pane = useRef<HTMLElement>(null)
  const lines = useMemo(() => [...new Set(proposals.flatMap(({ source }) => source))], [proposals])
  const activeLines = active?.source ?? []

  // biome-ignore lint/correctness/useExhaustiveDependencies: another row has its lines elsewhere
  useEffect(() => {
    const mark = pane.current?.querySelector('[data-mark=active]')?.getBoundingClientRect()
    const frame = pane.current?.getBoundingClientRect()
    if (!mark || !frame || (mark.top >= frame.top && mark.bottom <= frame.bottom)) return
    pane.current?.scrollBy({ top: mark.top - frame.top - frame.height / 3 })
  }, [active?.path])

  return (
    <section
      ref={pane}
      aria-label="Your resume"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
      className="sticky top-0 grid max-h-[calc(90vh-13rem)] content-start gap-3 overflow-y-auto rounded-card border border-line bg-sunk p-3"
    >
      {/\.pdf$/i.test(filename) && !hasFailed ? (
        <Suspense>
          <PdfPages url={url} filename={filename} lines={lines} active={activeLines} onFail={() => setHasFailed(true)} />
        </Suspense>
      ) : (
        <TextLines document={document} lines={lines} active={activeLines} />
      )}
    </section>
  )
}
