import type { Posting } from '@jobapply/core/jobs/posting'
import { type DemoPlace, EMPLOYER_WORDS, EMPLOYERS, MORE_PLACES, OCCUPATIONS, type Occupation, PLACES } from './constants.ts'
import { createDice } from './dice.ts'
import { NURSE, NURSING_IN_SWEDEN } from './nursing-in-sweden.ts'
import { type DemoJob, describeJob } from './text.ts'
import { TRADE_COUNTRIES, TRADES } from './trades.ts'

const DAY = 86_400_000
/** So many jobs of each occupation. */
const EACH = 10
const RANKS = ['Junior {}', '{}', 'Senior {}', 'Lead {}'] as const
const RANK_PAY = [0.78, 1, 1.25, 1.45]
/** In the order in which jobs are made: most ask for some experience. */
const RANK_ORDER = [1, 2, 1, 0, 1, 3, 2, 1, 0, 2]

/** The bundled jobs: invented, the same on every machine, and as fresh as today. They need no network. */
export function demoPostings(now: Date, addressOf: (id: string) => string): Posting[] {
  const today = Math.floor(now.getTime() / DAY) * DAY
  const made = OCCUPATIONS.flatMap((occupation, index) => {
    const more = MORE_PLACES[occupation.title] ?? []
    return Array.from({ length: EACH + more.length }, (_, number) => makeJob(occupation, index, number, more[number - EACH]))
  })
  return [...made, ...NURSING_IN_SWEDEN.map(fromWritten)].map((job) => toPosting(job, today, addressOf))
}

/** Further jobs of every trade in eight countries, so that every newcomer's first list has jobs near them. */
export function tradePostings(now: Date, addressOf: (id: string) => string): Posting[] {
  const today = Math.floor(now.getTime() / DAY) * DAY
  const jobs = TRADES.flatMap((occupation, trade) =>
    TRADE_COUNTRIES.flatMap((country, land) =>
      country.cities.map((city, number) => makeTradeJob(occupation, trade, land, number, { ...country, city })),
    ),
  )
  return jobs.map((job) => toPosting(job, today, addressOf))
}

type TradePlace = (typeof TRADE_COUNTRIES)[number] & { city: string }

/** Each city gets another rank, way of working and kind of contract; half of the jobs ask for the language of the country. */
function makeTradeJob(occupation: Occupation, trade: number, land: number, number: number, given: TradePlace): DemoJob {
  const { cities: _, language, city: named, ...rest } = given
  const [city = '', region] = named.split('/')
  const place = { ...rest, city, ...(region ? { region } : {}) }
  const job = makeJob(occupation, trade + 61, land * 4 + number, place)
  const speaks = language && (number + trade) % 2 === 0 ? [`Good ${language}, at least level B2`] : []
  const code = `${occupation.title} ${given.country} ${city}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]+/g, '-')
  return { ...job, id: `trade-${code}`, speaks }
}

/** Says all that is written; only its headings, benefits and last sentence are drawn. */
function fromWritten(written: (typeof NURSING_IN_SWEDEN)[number], index: number): DemoJob {
  const { city, pay, tags, does, must, nice, isPartTime = false, ...job } = written
  return {
    ...job,
    occupation: { ...NURSE, tags, does, must, nice },
    place: { city, country: 'Sweden' },
    isPartTime,
    pay: pay && { min: pay[0], max: pay[1], currency: 'SEK', period: 'month' },
    dice: createDice(50_021 + index * 31),
  }
}

function makeJob(occupation: Occupation, index: number, number: number, chosen?: DemoPlace): DemoJob {
  const dice = createDice(index * 1_009 + number * 31 + 7)
  const rank = RANK_ORDER[number % RANK_ORDER.length] ?? 1
  const { endings, about } = EMPLOYERS[occupation.field]
  const place = chosen ?? (PLACES[(index * 7 + number * 3) % PLACES.length] as DemoPlace)
  return {
    id: `${occupation.title.toLowerCase().replaceAll(' ', '-')}-${String(number + 1).padStart(2, '0')}`,
    title: ((occupation.ranks ?? RANKS)[rank] ?? '{}').replace('{}', occupation.title),
    occupation,
    rank,
    company: `${EMPLOYER_WORDS[(index * 11 + number * 7) % EMPLOYER_WORDS.length]} ${dice.pick(endings)}`,
    about: dice.pick(about),
    place,
    mode: occupation.modes[number % occupation.modes.length] ?? 'onsite',
    isPartTime: number % 5 === 4,
    // One employer in six does not say what it pays.
    pay: (index + number) % 6 === 5 ? undefined : payOf(occupation, rank, place),
    age: Math.floor(dice.roll() ** 2 * 45),
    dice,
  }
}

function payOf({ pay: [low, high] }: Occupation, rank: number, { currency, factor, payByHour }: DemoPlace): DemoJob['pay'] {
  const scale = factor * (RANK_PAY[rank] ?? 1)
  if (payByHour && high < 80_000)
    return { min: quarter((low * scale) / 2_080), max: quarter((high * scale) / 2_080), currency, period: 'hour' }
  const step = factor > 5 ? 10_000 : 500
  const rounded = (amount: number) => Math.round((amount * scale) / step) * step
  return { min: rounded(low), max: rounded(high), currency, period: 'year' }
}
const quarter = (amount: number) => Math.round(amount * 4) / 4

function toPosting(job: DemoJob, today: number, addressOf: (id: string) => string): Posting {
  const { city, region, country } = job.place
  const place = [city, region, country].filter(Boolean).join(', ')
  const { description, requirements, benefits } = describeJob(job)
  return {
    source: 'demo',
    id: job.id,
    title: job.title,
    company: job.company,
    location: job.mode === 'remote' ? `Remote (${country})` : place,
    url: addressOf(job.id),
    applyUrl: addressOf(job.id),
    description,
    place: job.mode === 'remote' ? { country } : { city, region, country },
    workMode: job.mode,
    jobType: job.isPartTime ? 'part-time' : job.rank === 0 && job.title.startsWith('Apprentice') ? 'apprenticeship' : 'full-time',
    level: ['entry', 'mid', 'senior', 'lead'][job.rank],
    pay: job.pay,
    posted: today - job.age * DAY,
    expires: today + (60 - job.age) * DAY,
    requirements,
    benefits,
    tags: job.occupation.tags,
  }
}
