import type { JobListing } from '@jobapply/core/jobs/schema'
import { vocabulary } from '@jobapply/matching/tables/vocabulary'

const ABOUT = [
  'We are a team of four hundred people who care about good work and about each other.',
  'Founded in 1998, our company has been family-owned for over 25 years and serves customers in eleven countries.',
  'Our offices are bright, close to public transport, and open to everybody who likes to meet colleagues in person.',
  'Every quarter we give part of our profit to local schools, and once a year the whole company meets for a week.',
  'We believe that people do their best work when they are trusted, and we organise ourselves accordingly.',
]
const DUTIES = [
  'Work closely with colleagues from other departments to plan, carry out and review the tasks of the week',
  'Take part in daily meetings, keep records up to date and share what you have learned with the rest of the group',
  'Be the first person that clients turn to when something does not go as planned, and find a way forward',
  'Prepare short reports for the head of the department and suggest how we could save time or avoid mistakes',
  'Support newcomers during their first months and make sure that nobody is left alone with a difficult question',
  'Look after the equipment that you use and tell us early when something has to be repaired or replaced',
]
const OFFERS = [
  'A permanent position with flexible hours and thirty days of paid leave',
  'A budget of your own for courses, books and conferences, and the time to use it',
  'Health insurance from the first day, and a pension plan to which we add the same amount',
  'A bicycle, a monthly ticket or a parking space, whatever brings you to us more easily',
  'Lunch together on Wednesdays, and fruit and coffee on every other day',
]
const LEGAL =
  'We welcome applications from everybody, regardless of age, gender, origin, religion, disability or orientation. If you need support during the process, tell us and we will find a way together.'
const PLACES = ['Berlin', 'Leeds', 'Austin', 'Lyon', 'Toronto'] as const

/** The same numbers each time. */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Invented postings of the usual length and shape, each another one. */
export function makePostings(count: number, seed = 1): JobListing[] {
  const { skills, occupations, variations } = vocabulary()
  const random = randomFrom(seed)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const some = (number: number) => Array.from({ length: number }, () => pick(skills).name)
  return Array.from({ length: count }, (_, index) => {
    const occupation = pick(occupations)
    const title = variations[pick(occupation.variations[0] ?? [0])] ?? occupation.name
    const years = 1 + Math.floor(random() * 9)
    const [a, b, c] = some(3)
    const description = [
      'About us',
      ...ABOUT.map((sentence, at) => `${sentence} ${DUTIES[(at + index) % DUTIES.length]}.`),
      `As ${title} you will join a group of ${3 + (index % 9)} in ${pick(PLACES)}.`,
      "What you'll do",
      ...DUTIES.map((duty) => `• ${duty}`),
      ...some(4).map((skill) => `• Use ${skill} in your daily work and help others to use it well`),
      'Requirements:',
      `• At least ${years} years of experience as ${title} or in a similar position`,
      `• Bachelor's degree or equivalent experience`,
      `• Strong knowledge of ${a}, ${b} and ${c}`,
      ...some(5).map((skill) => `• Experience with ${skill} in a team of several people`),
      '• Excellent communication skills and attention to detail',
      'Nice to have',
      ...some(3).map((skill) => `• ${skill}`),
      'What we offer',
      ...OFFERS.map((offer) => `• ${offer}`),
      index % 3 === 0 ? 'We are unable to sponsor visas for this position.' : 'We look forward to hearing from you.',
      LEGAL,
    ].join('\n')
    return {
      id: String(index),
      source: 'bench',
      sourceId: String(index),
      url: `https://jobs.example/${index}`,
      applyUrl: null,
      title,
      company: `Company ${index % 97}`,
      location: PLACES[index % PLACES.length] ?? '',
      city: PLACES[index % PLACES.length] ?? null,
      region: null,
      country: 'Germany',
      workMode: index % 4 === 0 ? 'remote' : 'onsite',
      jobType: 'full-time',
      level: index % 2 === 0 ? 'mid' : null,
      salaryMin: index % 2 === 0 ? 40_000 + (index % 50) * 1000 : null,
      salaryMax: null,
      salaryCurrency: 'EUR',
      salaryPeriod: 'year',
      postedAt: `2026-10-${String(1 + (index % 28)).padStart(2, '0')}T00:00:00Z`,
      firstSeenAt: '2026-11-01T00:00:00Z',
      expiresAt: null,
      description,
      requirements: { must: [], nice: [] },
      benefits: [],
      skills: [],
    } satisfies JobListing
  })
}
