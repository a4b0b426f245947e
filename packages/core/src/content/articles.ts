import type { BlogCategory } from './constants.ts'

export type Article = {
  slug: string
  title: string
  teaser: string
  category: BlogCategory
  author: string
  /** YYYY-MM-DD; from that day on it is announced to the newsletter's readers. */
  date: string
  minutes: number
}

/** What the blog lists, the newest first: the first is the featured one (spec 3 §2). Their texts are the web app's. */
export const ARTICLES: readonly Article[] = [
  {
    slug: 'read-a-posting-in-two-minutes',
    title: 'How to read a job posting in two minutes',
    teaser:
      'Most postings hold four sentences that decide everything and forty that don’t. Where to find the four, what “nice to have” really means, and when to stop reading.',
    category: 'career-advice',
    author: 'Nadia Petrova',
    date: '2026-11-09',
    minutes: 4,
  },
  {
    slug: 'what-a-match-score-can-tell',
    title: 'What a match score can and cannot tell you',
    teaser: 'A number is only as good as the sentences behind it. How to open one and argue with it.',
    category: 'ai-technology',
    author: 'Jonas Lind',
    date: '2026-11-02',
    minutes: 3,
  },
  {
    slug: 'questions-only-you-may-answer',
    title: 'The questions only you may answer',
    teaser: 'Consent, licenses, health: why a tool should stop there, and what to prepare.',
    category: 'ai-technology',
    author: 'Adaeze Nwosu',
    date: '2026-10-26',
    minutes: 3,
  },
  {
    slug: 'remote-hybrid-on-site',
    title: 'Remote, hybrid, on site: what postings mean',
    teaser: 'Three words and a dozen arrangements. What to ask before the first interview.',
    category: 'remote-work',
    author: 'Mateo Ruiz',
    date: '2026-10-19',
    minutes: 3,
  },
  {
    slug: 'a-portfolio-without-a-screen',
    title: 'A portfolio when you don’t work on a screen',
    teaser: 'Cooks, carpenters and nurses have work to show too. Six ways to do it well.',
    category: 'personal-branding',
    author: 'Keiko Tanabe',
    date: '2026-10-12',
    minutes: 3,
  },
  {
    slug: 'naming-your-salary',
    title: 'Naming your salary without a script',
    teaser: 'One figure, one reason, one silence. A calm way through the hardest minute.',
    category: 'career-advice',
    author: 'Nadia Petrova',
    date: '2026-10-05',
    minutes: 3,
  },
]

/** Those that came out after `since` and until `today`, the newest first. */
export const articlesBetween = (since: string, today: string, all: readonly Article[] = ARTICLES) =>
  all.filter(({ date }) => date > since && date <= today)
