import type { JobDetails } from '@jobapply/core/search/schema'
import { Check, CircleAlert, CircleHelp, CircleX, Gift, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { PATHS } from '#paths.ts'

type KnockOut = JobDetails['knockOuts'][number]
const LOOKS = {
  blocked: { title: 'Something blocks you', Icon: CircleX, className: 'bg-bad-wash text-bad' },
  caution: { title: 'Check this first', Icon: CircleAlert, className: 'bg-warn-wash text-warn' },
  ok: { title: 'Nothing blocks you', Icon: ShieldCheck, className: 'bg-good-wash text-good' },
}
/** Each point carries its own answer. */
const MARKS = {
  blocks: { name: 'Blocks you', Icon: CircleX, className: 'text-bad' },
  notMet: { name: 'Not met', Icon: CircleAlert, className: 'text-warn' },
  unknown: { name: 'To check', Icon: CircleHelp, className: 'text-ink-3' },
  met: { name: 'Fine', Icon: Check, className: 'text-good' },
  offered: { name: 'Offered', Icon: Gift, className: 'text-ink-3' },
}
type Mark = keyof typeof MARKS
const ORDER = Object.keys(MARKS) as Mark[]
const markOf = ({ answer, verdict, isOffer }: KnockOut): Mark => (isOffer ? 'offered' : verdict === 'blocked' ? 'blocks' : answer)
const rankOf = (one: KnockOut) => Number(one.isWish) * ORDER.length + ORDER.indexOf(markOf(one))

type Props = { knockOuts: KnockOut[]; verdict: JobDetails['job']['verdict']; profileId: string }

/** The worst conditions first and wishes last, each with the quote from the posting that it is based on. */
export function KnockOuts({ knockOuts, verdict, profileId }: Props) {
  const { title, Icon, className } = LOOKS[verdict]
  const sorted = knockOuts.toSorted((a, b) => rankOf(a) - rankOf(b))
  return (
    <section aria-label="Knock-outs" className={`rounded-card p-3 ${className}`}>
      <h3 className="flex items-center gap-2 text-14 font-semibold">
        <Icon aria-hidden className="size-4 shrink-0" />
        {title}
      </h3>
      <ul className="mt-1 grid gap-1.5 text-13 text-ink">
        {sorted.length === 0 && <li>We found nothing in the posting that rules you out.</li>}
        {sorted.map((point) => (
          <Point key={point.key} point={point} profileId={profileId} />
        ))}
      </ul>
    </section>
  )
}

function Point({ point, profileId }: { point: KnockOut; profileId: string }) {
  const { label, text, quote, answer, isWish, isForPerson } = point
  const { name, Icon, className } = MARKS[markOf(point)]
  return (
    <li className="flex gap-2">
      <Icon role="img" aria-label={name} className={`mt-0.75 size-3.5 shrink-0 ${className}`} />
      <div className="min-w-0">
        <span className="font-medium">{isWish ? `${label} (nice to have)` : label}:</span> {text}
        {answer === 'unknown' && !isForPerson && (
          <>
            {' '}
            <Link to={`${PATHS.editProfile}/${profileId}`} className="underline">
              Answer in your profile
            </Link>
          </>
        )}
        {quote && <q className="mt-0.5 block w-fit bg-mark px-1 text-ink">{quote}</q>}
      </div>
    </li>
  )
}
