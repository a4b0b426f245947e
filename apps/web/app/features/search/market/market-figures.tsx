import { MARKET_TREND_WEEKS } from '@jobapply/core/search/constants'
import type { Market } from '@jobapply/core/search/market'
import { shortDay, shortMoment } from '@jobapply/core/shared/time/show-dates'
import { Check, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { yearly } from './money.ts'

/** Open jobs, pay, skills, places and weeks of one occupation. A part with too little to say is left out. */
export default function MarketFigures({ market }: { market: Market }) {
  const { pay, places, skills, read, weeks } = market
  const top = Math.max(1, ...places.map(({ count }) => count))
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-5 border-t border-line p-4 text-13">
      {pay && (
        <Part title="Pay a year" hint={`${pay.postings} postings name it`}>
          <p className="font-serif text-20">{yearly(pay.median, pay.currency)}</p>
          <p className="text-ink-2">
            Half of them: {yearly(pay.low, pay.currency)} to {yearly(pay.high, pay.currency)}.
          </p>
          <p className="text-12 text-ink-3">
            Full time. Hourly pay is counted at 40 hours a week; other currencies are left out.
          </p>
        </Part>
      )}
      {skills.length > 0 && (
        <Part title="Skills they ask for" hint={`${read} postings read`} isWide>
          <ul className="divide-y divide-line">
            {skills.map(({ name, count, isHeld }) => (
              <li key={name} className="flex items-baseline gap-3 py-1">
                <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
                <span className="text-ink-3 tabular-nums">
                  {count} · {Math.round((100 * count) / read)}%
                </span>
                <span className={`flex w-24 items-center gap-1 ${isHeld ? 'text-ink-3' : 'font-semibold text-accent'}`}>
                  {isHeld ? <Check aria-hidden className="size-3.5" /> : <Plus aria-hidden className="size-3.5" />}
                  {isHeld ? 'you have it' : 'you lack it'}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {places.length > 0 && (
        <Part title="Where they are" hint={`${market.open.toLocaleString('en')} open`}>
          <ul className="grid gap-1">
            {places.map(({ name, count }) => (
              <li key={name} className="grid grid-cols-[minmax(5rem,1fr)_1fr_3.5rem] items-center gap-3">
                <span className="wrap-anywhere">{name}</span>
                <Bar share={count / top} />
                <span className="text-right font-semibold tabular-nums">{count.toLocaleString('en')}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {weeks.length >= MARKET_TREND_WEEKS && (
        <Part title="Open jobs, week by week" hint={`${weeks.length} weeks, all we have so far`}>
          <ol className="grid gap-1">
            {weeks.slice(-SHOWN_WEEKS).map(({ week, open }) => (
              <li key={week} className="grid grid-cols-[4rem_1fr_3.5rem] items-center gap-3">
                <span className="text-ink-3">{shortDay(week, 'UTC')}</span>
                <Bar share={open / Math.max(1, ...weeks.map((one) => one.open))} />
                <span className="text-right tabular-nums">{open.toLocaleString('en')}</span>
              </li>
            ))}
          </ol>
        </Part>
      )}
      <p className="basis-full text-12 text-ink-3">
        Counted {shortMoment(market.countedAt)} from the postings in our index, each once. It shows what we read, not the whole
        market.
      </p>
    </div>
  )
}

const SHOWN_WEEKS = 12

type PartProps = { title: string; hint: string; isWide?: boolean; children: ReactNode }

const Part = ({ title, hint, isWide, children }: PartProps) => (
  <section
    aria-label={title}
    className={`grid min-w-0 content-start gap-2 ${isWide ? 'flex-[1.7_1_18rem]' : 'flex-[1_1_11rem]'}`}
  >
    <h2 className="font-semibold text-ink">
      {title} <span className="block font-normal text-ink-3">{hint}</span>
    </h2>
    {children}
  </section>
)

const Bar = ({ share }: { share: number }) => (
  <span aria-hidden className="block h-1.5">
    <span className="block h-full min-w-[2px] rounded-full bg-ink-3/45" style={{ width: `${100 * share}%` }} />
  </span>
)
