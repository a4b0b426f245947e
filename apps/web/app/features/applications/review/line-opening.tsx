import type { PreparedField } from '@jobapply/core/applications/schema'
import { Hand } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { PATHS } from '#paths.ts'
import { LineQuestions } from './line-questions.tsx'
import { LineTailoring } from './line-tailoring.tsx'
import { type Line, missingFields, type ReviewState } from './use-review.ts'

/** How many answers are shown at first. */
const FIRST = 5

/** A line that was opened: what only the person can give, the resume for this job, the letter, and each value with its origin. */
export function LineOpening({ line, review }: { line: Line; review: ReviewState }) {
  const { reviewed, hasLetter, open } = line
  if (!reviewed) return null
  const missing = missingFields(line)
  const letter = hasLetter ? reviewed.letter?.content : undefined
  return (
    <div className="grid divide-line rounded-card border border-line bg-surface max-lg:divide-y lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:divide-x">
      <div className="grid content-start gap-4 p-4">
        {missing.length > 0 && <Missing fields={missing} profileId={reviewed.profileId} />}
        {open.length > 0 && <LineQuestions line={line} review={review} />}
        <LineTailoring line={line} review={review} />
        {letter !== undefined && <Letter text={letter} />}
      </div>
      <Fields fields={reviewed.fields.filter(({ value }) => value)} isCopied={reviewed.way === 'person'} />
    </div>
  )
}

const Missing = ({ fields, profileId }: { fields: readonly PreparedField[]; profileId: string }) => (
  <section>
    <h3 className="flex items-center gap-1.5 text-13 font-semibold text-warn">
      <Hand aria-hidden className="size-3.5" />
      Only you can answer
    </h3>
    <p className="mt-1.5 text-14">
      Your profile does not say: {fields.map(({ label }) => label.toLowerCase()).join(', ')}.{' '}
      <Link to={`${PATHS.editProfile}/${profileId}`} className="font-medium text-accent underline underline-offset-2">
        Add it to the profile
      </Link>
    </p>
  </section>
)

const Letter = ({ text }: { text: string }) => (
  <section aria-label="Letter">
    <h3 className="text-13 font-semibold text-ink-3">Letter</h3>
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
      className="mt-1.5 max-h-80 overflow-y-auto font-serif text-14 leading-relaxed whitespace-pre-line"
    >
      {text}
    </div>
  </section>
)

function Fields({ fields, isCopied }: { fields: readonly PreparedField[]; isCopied: boolean }) {
  const [isAll, setIsAll] = useState(false)
  const shown = isAll ? fields : fields.slice(0, FIRST)
  const count = fields.length === 1 ? '1 answer' : `${fields.length} answers`
  return (
    <section className="p-4">
      <h3 className="text-13 font-semibold text-ink-3">
        {isCopied ? 'You copy into the form' : 'Goes out as it is'}: {count}
      </h3>
      <dl className="mt-1 divide-y divide-line">
        {shown.map(({ label, value, source }) => (
          <div key={label} className="grid grid-cols-[8.5rem_minmax(0,1fr)_auto] gap-x-3 py-1.5 text-14">
            <dt className="text-ink-3">{label}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
            <dd className="text-13 text-ink-3">{source}</dd>
          </div>
        ))}
      </dl>
      {shown.length < fields.length && (
        <button type="button" onClick={() => setIsAll(true)} className="mt-1.5 text-14 font-medium text-accent hover:underline">
          Show {fields.length - shown.length} more
        </button>
      )}
    </section>
  )
}
