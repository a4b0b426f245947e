import type { JobDetails } from '@jobapply/core/search/schema'
import { Progress } from '#ui/progress.tsx'

/** What the score is made of; each part shows the sentences it came from, with the posting's own words marked. */
export const MatchParts = ({ parts }: { parts: JobDetails['parts'] }) => (
  <section aria-label="Why this score" className="grid gap-3">
    {parts.map(({ key, label, score, weight, sentences }) => (
      <div key={key} className="border-t border-line pt-3">
        <h3 className="mb-1.5 flex items-baseline justify-between gap-3 text-14">
          <span>
            {label} <span className="text-12 text-ink-3">{Math.round(weight * 100)}% of the score</span>
          </span>
          <span className="font-semibold tabular-nums">{Math.round(score)}</span>
        </h3>
        <Progress label={label} value={Math.round(score)} />
        <ul className="mt-1.5 grid gap-1 text-13 text-ink-2">
          {sentences.map(({ text, quote }) => (
            <li key={`${text}${quote}`} className="break-words">
              {text}
              {quote && (
                <>
                  {' '}
                  <q className="bg-mark px-0.5 text-ink">{quote}</q>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </section>
)
