import type { Section } from '#features/content/prose/prose.tsx'
import { PATHS } from '#paths.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { AdviceText } from './advice-text.tsx'

export const meta = () =>
  pageMeta({
    title: 'Career Advice',
    description: 'How to search for weeks without burning out: goals, fewer applications, changing fields, gaps, offers.',
    path: PATHS.careerAdvice,
  })

const SECTIONS: readonly Section[] = [
  {
    title: 'Plan by week, not by outcome',
    body: [
      'You can’t decide to get an offer. You can decide to send six good applications this week and to talk to two people. Set a weekly goal that you reach in four weeks out of five, and the dashboard keeps count.',
    ],
  },
  {
    title: 'Fewer and better',
    body: [
      'A hundred applications with the same letter get fewer answers than twenty that name the work. First sort out what you aren’t allowed to do, what you don’t want and what pays too little. Each job that’s left deserves half an hour.',
    ],
  },
  {
    title: 'Changing fields',
    body: [
      'List what you do on an ordinary day in verbs, without the words of your trade. “Plan”, “calm people”, “find the mistake in a table”. Then look for postings with these verbs. It is a better map than job titles.',
      'Keep a separate profile for each direction: you can have up to three, each with its own preferences.',
    ],
  },
  {
    title: 'Gaps',
    body: [
      'Say what it was, in one line, and what you did with it, in another. “2023: cared for my father. Kept my license current.” Nobody has to invent a project.',
    ],
  },
  {
    title: 'Two offers, or one',
    body: [
      'Compare the week, not the title: where, when, with whom, doing what, for how much. Ask for two days to think, and you will nearly always get them. If there is only one offer, compare it with staying where you are.',
    ],
  },
  {
    title: 'If it takes long',
    body: [
      'Look at your own figures before you change everything. No answers: change the resume or the kind of jobs. Answers but no interviews: change the letter. Interviews but no offers: practice with somebody. And take days off. A job search has weekends, too.',
    ],
  },
]

export default function CareerAdviceText() {
  return (
    <AdviceText
      title="A search is long. Make it bearable."
      lead="What helps over weeks and months, from the first list to the second offer."
      sections={SECTIONS}
      calls={[
        { label: 'Search jobs', path: PATHS.search },
        { label: 'Read the interview guide', path: PATHS.interviewGuide },
      ]}
    />
  )
}
