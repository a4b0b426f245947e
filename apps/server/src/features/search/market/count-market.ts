import type { JobFilters, Look } from '@jobapply/core/jobs/job-query'
import { toYearly } from '@jobapply/core/jobs/pay/comparable'
import { MARKET_NAMES, MARKET_SKILL_LEAST } from '@jobapply/core/search/constants'
import { isEnough, type MarketFigures, quartilesOf } from '@jobapply/core/search/market'
import { NO_FILTERS } from '@jobapply/core/search/rules'
import { readerKey, unpackFacts } from '@jobapply/matching/read/stored/packed-facts'
import { vocabulary } from '@jobapply/matching/tables/vocabulary'
import { countPlaces, eachReading, findPay, type NamedPay } from '#features/jobs/listings/market-store'
import { otherNames, toJobFilters } from '#features/search/query/query-plan'
import type { Db } from '#platform/db/database'
import type { MarketKey } from './store.ts'

/** The newest postings say what is paid and asked for now. */
const MOST_PAY = 5_000
const MOST_READ = 1_000
const NOTHING: MarketFigures = { open: 0, places: [], pay: null, read: 0, skills: [] }

/** Everything that is said of an occupation, in one country or in all of them. */
export async function countMarket(db: Db, { occupation, country }: MarketKey): Promise<MarketFigures> {
  const anyTitle = otherNames(occupation)
  if (anyTitle.length === 0) return NOTHING
  const look: Look = { anyTitle }
  const filters: JobFilters = toJobFilters({ ...NO_FILTERS, ...(country !== '' && { country }) })
  const places = await countPlaces(db, { look, filters })
  const open = places.reduce((sum, { count }) => sum + count, 0)
  if (!isEnough(open)) return { ...NOTHING, open }
  const pay = summarizePay(await findPay(db, { look, filters }, MOST_PAY))
  const asked = new Map<number, number>()
  let read = 0
  await eachReading(db, { look, filters }, { reader: readerKey(), limit: MOST_READ }, (reading) => {
    read += 1
    for (const skill of new Set(unpackFacts(reading).needs.map((need) => need.skill)))
      asked.set(skill, (asked.get(skill) ?? 0) + 1)
  })
  return {
    open,
    places: places.flatMap(({ name, count }) => (name ? { name, count } : [])).slice(0, MARKET_NAMES),
    pay,
    read,
    skills: isEnough(read) ? nameSkills(asked) : [],
  }
}

function nameSkills(asked: ReadonlyMap<number, number>): MarketFigures['skills'] {
  const { skills } = vocabulary()
  return [...asked]
    .filter(([, count]) => count >= MARKET_SKILL_LEAST)
    .toSorted(([a, many], [b, few]) => few - many || a - b)
    .flatMap(([skill, count]) => (skills[skill] ? { name: skills[skill].name, count } : []))
    .slice(0, MARKET_NAMES)
}

/** In the currency that most of the postings use; those in others are left out instead of converted, and so is pay that cannot be compared. */
export function summarizePay(named: readonly NamedPay[]): MarketFigures['pay'] {
  const byCurrency = Map.groupBy(named, ({ salaryCurrency }) => salaryCurrency)
  const [currency, some] = [...byCurrency].toSorted(([, a], [, b]) => b.length - a.length).find(([one]) => one !== null) ?? []
  if (!currency || !some) return null
  const yearly = some.flatMap((pay) => {
    const known = toYearly(pay, currency)
    const ends = [known?.min, known?.max].filter((end) => typeof end === 'number')
    return ends.length > 0 ? Math.round(ends.reduce((sum, end) => sum + end, 0) / ends.length) : []
  })
  const quartiles = quartilesOf(yearly)
  return quartiles && { currency, ...quartiles }
}
