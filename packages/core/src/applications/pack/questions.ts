import { MAX_LIKELY_QUESTIONS } from './constants.ts'
import type { InterviewPack, PackReading } from './schema.ts'

type Job = InterviewPack['job']

/** What they are likely to ask: why here, then about what the posting asks for, both what is met and what is not. */
export function likelyQuestions({ title, company }: Job, { requirements }: Pick<PackReading, 'requirements'>): string[] {
  const must = requirements.filter(({ isWish }) => !isWish)
  const met = must.filter(({ answer }) => answer === 'met')
  const open = must.filter(({ answer }) => answer !== 'met')
  const half = Math.floor((MAX_LIKELY_QUESTIONS - 1) / 2)
  const order = [...met.slice(0, half), ...open, ...met.slice(half), ...requirements]
  const why = `Why do you want to work as ${title}${company && ` at ${company}`}?`
  return [...new Set([why, ...order.map(({ question }) => question)])].filter(Boolean).slice(0, MAX_LIKELY_QUESTIONS)
}

/** What the posting leaves open, and what nobody can read in it. */
export function ownQuestions({ company }: Job, { requirements, hasPay, hasWorkMode }: PackReading): string[] {
  const gap = requirements.find(({ isSkill, isWish, answer }) => isSkill && !isWish && answer === 'notMet')
  return [
    'What should be done after the first three months?',
    'Who would I work with from day to day?',
    ...(gap ? [`How much of the work is ${gap.name}, and who could show me how you use it?`] : []),
    ...(hasWorkMode ? [] : ['What are the working hours, and can any of it be done from home?']),
    ...(hasPay ? [] : ['What is the pay range for this position?']),
    `What happens after this conversation, and when will I hear from ${company || 'you'}?`,
  ]
}
