import { BENEFITS, type DemoPlace, type Occupation } from './constants.ts'
import type { Dice } from './dice.ts'

export type DemoJob = {
  id: string
  title: string
  occupation: Pick<Occupation, 'title' | 'tags' | 'does' | 'must' | 'nice' | 'proof'>
  rank: number
  company: string
  about: string
  place: Pick<DemoPlace, 'city' | 'region' | 'country'>
  mode: 'remote' | 'hybrid' | 'onsite'
  isPartTime: boolean
  pay: { min: number; max: number; currency: string; period: 'year' | 'month' | 'hour' } | undefined
  /** Days between its posting and today. */
  age: number
  /** What it asks of languages. */
  speaks?: readonly string[]
  dice: Dice
}

const YEARS = [0, 2, 5, 7]
const HEADINGS = {
  does: ['What you will do', 'Your work', 'The role'],
  must: ['What you bring', 'Requirements', 'What you need'],
  nice: ['Nice to have', 'Bonus points'],
  offers: ['What we offer', 'Benefits', 'What you get'],
} as const

/** The words of a posting, as an employer would write them: tasks, what must be and what would be nice, what is offered. */
export function describeJob(job: DemoJob): { description: string; requirements: string; benefits: string } {
  const { occupation, dice, company, about, title } = job
  const must = [
    ...experienceOf(job),
    ...dice.some(occupation.must, 4),
    ...(job.speaks ?? []),
    ...(occupation.proof ? [occupation.proof] : []),
  ]
  const nice = dice.some(occupation.nice, 2)
  const benefits = points(dice.some(BENEFITS, 4))
  const requirements = `<h3>${dice.pick(HEADINGS.must)}</h3>${points(must)}<h3>${dice.pick(HEADINGS.nice)}</h3>${points(nice)}`
  const description = [
    `<p>${company} ${about}. For our team in ${job.place.city} we are looking for ${withArticle(title)}${job.isPartTime ? ' (part-time, 20 to 28 hours a week)' : ''}.</p>`,
    `<p>${whereOf(job)}</p>`,
    `<h3>${dice.pick(HEADINGS.does)}</h3>${points(dice.some(occupation.does, 4))}`,
    requirements,
    `<h3>${dice.pick(HEADINGS.offers)}</h3>${benefits}`,
    payLine(job),
    `<p>${rightToWork(job)}</p>`,
  ]
  return { description: description.join(''), requirements, benefits }
}

const withArticle = (name: string) => `${/^[aeio]/i.test(name) ? 'an' : 'a'} ${name}`
/** In the middle of a sentence; abbreviations keep their capitals. */
const nameOf = ({ title }: DemoJob['occupation']) => title.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())

const countryOf = ({ country }: DemoJob['place']) => (/^(?:United|Netherlands)/.test(country) ? `the ${country}` : country)

const points = (sentences: readonly string[]) => `<ul>${sentences.map((sentence) => `<li>${sentence}</li>`).join('')}</ul>`

function experienceOf({ rank, occupation }: DemoJob): string[] {
  const years = YEARS[rank] ?? 0
  if (years === 0) return ['You have finished your training or studies, or are about to; first experience is welcome']
  return [`At least ${years} years of experience as ${withArticle(nameOf(occupation))} or in a similar role`]
}

function whereOf({ mode, place }: DemoJob): string {
  if (mode === 'remote')
    return `This is a fully remote role; you live in ${countryOf(place)} and come to ${place.city} twice a year.`
  if (mode === 'hybrid')
    return `The role is hybrid: two days a week in our office in ${place.city}, the others where you work best.`
  return `You work on site in ${place.city}.`
}

function payLine({ pay }: DemoJob): string {
  if (!pay) return ''
  const shown = (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: amount % 1 === 0 ? 0 : 2 })
  return `<p>Pay: ${pay.currency} ${shown(pay.min)} to ${shown(pay.max)} per ${pay.period}, depending on experience.</p>`
}

function rightToWork({ place, dice }: DemoJob): string {
  return dice.pick([
    `You need the right to work in ${countryOf(place)}; we cannot sponsor a visa for this role.`,
    `We sponsor a visa for ${countryOf(place)} when it is needed.`,
    'Tell us in your application what you need to do your best work; we read every one.',
  ])
}
