import type { JobDetails } from '@jobapply/core/search/schema'
import { Check, CircleAlert, CircleX, ShieldCheck } from 'lucide-react'

type KnockOut = JobDetails['knockOuts'][number]
const LOOKS = {
  blocked: { title: 'Something blocks you', Icon: CircleX, className: 'bg-bad-wash text-bad' },
  caution: { title: 'Check this first', Icon: CircleAlert, className: 'bg-warn-wash text-warn' },
  ok: { title: 'Nothing blocks you', Icon: ShieldCheck, className: 'bg-good-wash text-good' },
}
const WORST = ['blocked', 'caution', 'ok'] as const
/** Each point carries its own verdict. */
const MARKS = {
  blocked: { name: 'Blocks you', Icon: CircleX, className: 'text-bad' },
  caution: { name: 'To check', Icon: CircleAlert, className: 'text-warn' },
  ok: { name: 'Fine', Icon: Check, className: 'text-good' },
}

/** The worst knock-outs first, each with the quote from the posting that it is based on. */
export function KnockOuts({ knockOuts }: { knockOuts: KnockOut[] }) {
  const worst = WORST.find((verdict) => knockOuts.some((one) => one.verdict === verdict)) ?? 'ok'
  const { title, Icon, className } = LOOKS[worst]
  const sorted = knockOuts.toSorted((a, b) => WORST.indexOf(a.verdict) - WORST.indexOf(b.verdict))
  return (
    <section aria-label="Knock-outs" className={`rounded-card p-3 ${className}`}>
      <h3 className="flex items-center gap-2 text-14 font-semibold">
        <Icon aria-hidden className="size-4 shrink-0" />
        {title}
      </h3>
      <ul className="mt-1 grid gap-1.5 text-13 text-ink">
        {sorted.length === 0 && <li>We found no such condition in the posting.</li>}
        {sorted.map(({ key, ...point }) => (
          <Point key={key} {...point} />
        ))}
      </ul>
    </section>
  )
}

function Point({ label, text, quote, verdict }: Omit<KnockOut, 'key'>) {
  const { name, Icon, className } = MARKS[verdict]
  return (
    <li className="flex gap-2">
      <Icon role="img" aria-label={name} className={`mt-0.75 size-3.5 shrink-0 ${className}`} />
      <div className="min-w-0">
        <span className="font-medium">{label}:</span> {text}
        {quote && <q className="mt-0.5 block w-fit bg-mark px-1 text-ink">{quote}</q>}
      </div>
    </li>
  )
}
