import type { Question } from '@jobapply/core/jobs/form'
import type { JobListing } from '@jobapply/core/jobs/schema'
import { foldWords } from '@jobapply/language/fold'

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const text = (id: string, label: string, more: Partial<Question> = {}): Question => ({
  id,
  label,
  kind: 'text',
  options: [],
  required: true,
  maxLength: 200,
  ...more,
})
const choice = (id: string, label: string, labels?: readonly string[], more: Partial<Question> = {}): Question => ({
  id,
  label,
  kind: 'select',
  options: labels?.map((option) => ({ value: foldWords(option).replaceAll(' ', '-'), label: option })) ?? YES_NO,
  required: true,
  ...more,
})

const CONTACT = [
  text('first_name', 'First name'),
  text('last_name', 'Last name'),
  text('email', 'Email'),
  text('phone', 'Phone'),
  text('linkedin', 'LinkedIn profile', { required: false, maxLength: 500 }),
  choice('work_authorization', 'Are you authorised to work where this job is?'),
  choice('sponsorship', 'Will you now or in the future need sponsorship for a visa?', undefined, { required: false }),
]
const LAST = [
  text('cover_letter', 'Cover letter', { kind: 'long-text', required: false, maxLength: 10_000 }),
  choice('consent', 'I agree that this demo keeps nothing of what I send.', ['Yes'], { kind: 'boolean' }),
]

/** Questions that employers add; each demo job has two or three of them, always the same ones. */
const SCREENING = [
  choice('notice', 'How much notice do you have to give?', ['None', '1 week', '2 weeks', '1 month', '3 months']),
  choice('driving', 'Do you hold a full driving licence?'),
  choice('relocate', 'Are you willing to relocate for this job?'),
  choice('shifts', 'Which shifts can you work?', ['Days', 'Evenings', 'Nights', 'Weekends'], { kind: 'multi-select' }),
  text('years', 'How many years of relevant experience do you have?', { kind: 'number', min: 0, max: 60 }),
  text('salary', 'What salary do you expect?', { required: false }),
  text('start', 'When could you start?', { required: false }),
  text('why', 'Why do you want to work here?', { kind: 'long-text', required: false, maxLength: 2_000 }),
  choice('convictions', 'Do you have unspent criminal convictions?'),
]

/** What the form of a demo job asks: the usual questions of an employer, in the usual kinds of fields. */
export function demoForm({ sourceId }: Pick<JobListing, 'sourceId'>): Question[] {
  const number = [...sourceId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7)
  const chosen = new Set([number, number + 2, number + 5].slice(0, 2 + (number % 2)).map((place) => place % SCREENING.length))
  return [...CONTACT, ...SCREENING.filter((_, place) => chosen.has(place)), ...LAST]
}
