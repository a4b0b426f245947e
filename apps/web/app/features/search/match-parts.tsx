import type { JobDetails } from '@jobapply/core/search/schema'
import { Check, X } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'
import { Progress } from '#ui/progress.tsx'

type Part = JobDetails['parts'][number]

type Props = { details: Pick<JobDetails, 'parts' | 'adjustments' | 'job'> }

/** The score as it is made: what each part adds, with its sentences and quotes from the posting, and what else is added or taken off. */
export const MatchParts = ({ details: { parts, adjustments, job } }: Props) => (
  <section aria-label="Why this score" className="grid gap-3">
    {parts.map(({ key, label, score, points, most, skills, sentences }) => (
      <div key={key} className="border-t border-line pt-3">
        <h3 className="mb-1.5 flex items-baseline justify-between gap-3 text-14">
          <span>
            {label} <span className="text-12 text-ink-3">{Math.round(score)}%</span>
          </span>
          <span className="tabular-nums">
            <b className="font-semibold">{points}</b> <span className="text-12 text-ink-3">of {most} points</span>
          </span>
        </h3>
        <Progress label={label} value={Math.round(score)} />
        <Skills label="You have" skills={skills.filter(({ isHeld, isNamed }) => isHeld && !isNamed)} />
        <Skills label="Missing" skills={skills.filter(({ isHeld, isNamed }) => !isHeld && !isNamed)} />
        <Skills label="Only named" skills={skills.filter(({ isNamed }) => isNamed)} />
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
    <dl className="grid gap-1.5 border-t border-line pt-3 text-13 text-ink-2">
      {adjustments.map(({ text, points }) => (
        <div key={text} className="flex justify-between gap-3">
          <dt>{text}</dt>
          <dd className="shrink-0 font-semibold tabular-nums text-ink">
            {points > 0 ? '+' : '−'}
            {Math.abs(points)}
          </dd>
        </div>
      ))}
      <div className="flex justify-between gap-3 text-14 text-ink">
        <dt>Match score</dt>
        <dd className="font-semibold tabular-nums">{Math.round(job.matchScore)}</dd>
      </div>
    </dl>
    <p className="text-12 text-ink-3">
      The order “Overall” counts differently: {Math.round(job.intelligenceScore)} of 100, from words of your titles (
      {Math.round(job.titleMatchScore)}%) and the share of all your skills that the posting names (
      {Math.round(job.skillsMatchScore)}%).
    </p>
  </section>
)

/** Heading and icon tell the lists apart, not only the colour. What is only named is not missed. */
function Skills({ label, skills }: { label: string; skills: Part['skills'] }) {
  if (skills.length === 0) return null
  return (
    <div className="mt-2 flex items-baseline gap-2">
      <h4 className="w-16 shrink-0 text-13 text-ink-3">{label}</h4>
      <ul aria-label={label} className="flex min-w-0 flex-wrap gap-1.5">
        {skills.map(({ text, isHeld, isNamed }) => (
          <li key={text} className="min-w-0">
            <Badge tone={isHeld ? 'good' : isNamed ? 'plain' : 'warn'}>
              {isHeld && <Check aria-hidden className="size-3 shrink-0" />}
              {!isHeld && !isNamed && <X aria-hidden className="size-3 shrink-0" />}
              {text}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}
