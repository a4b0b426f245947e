import { PRODUCT } from '@jobapply/core/auth/constants'
import { OPERATOR } from '@jobapply/core/content/operator'
import { ExampleBadge } from '#features/content/prose/example-badge.tsx'
import { PageHead } from '#features/content/prose/page-head.tsx'
import { Prose, type Section } from '#features/content/prose/prose.tsx'
import { PATHS } from '#paths.ts'
import { pageMeta } from '#platform/page-meta.ts'

export const meta = () =>
  pageMeta({
    title: 'About',
    description: `Why ${PRODUCT} exists, what it wants to become, who makes it and what it holds to.`,
    path: PATHS.about,
    facts: { '@type': 'AboutPage', name: `About ${PRODUCT}` },
  })

const SECTIONS: readonly Section[] = [
  {
    title: 'Our mission',
    body: [
      'Looking for work is a second job that nobody pays for. People type the same twelve facts into the hundredth form, and they are judged by what they forgot on a tired evening.',
      'We take over the typing and leave the decisions to them.',
    ],
  },
  {
    title: 'Our vision',
    body: [
      'An application should be as honest as a conversation: what you say about yourself is true, you know what was said, and so does the other side. When that’s normal, people send fewer applications and more of them get read.',
    ],
  },
]

const VALUES = [
  ['True before fast', 'Every claim comes from your profile. What it doesn’t support is not written.'],
  ['Ask, don’t guess', 'A question that only you can answer waits for you.'],
  ['Show the evidence', 'Scores open to sentences, answers name their source, applications leave a receipt.'],
  ['Yours', 'You can take everything with you and delete everything, without asking us.'],
] as const

export default function AboutPage() {
  const { confirmed, list } = OPERATOR.team
  return (
    <article>
      <PageHead
        above={
          <a href="/landing" className="font-semibold text-accent hover:underline">
            Back to Home
          </a>
        }
        title="A careful hand for people looking for work"
      />
      <Prose sections={SECTIONS} />
      <section className="mt-14">
        <h2 className="font-serif text-28">Our team</h2>
        <ul className="mt-6 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {list.map(({ name, role, about }) => (
            <li key={name} className="border-t border-line pt-4">
              <h3 className="flex flex-wrap items-center gap-2 font-serif text-20">
                {name} <ExampleBadge confirmed={confirmed} />
              </h3>
              <p className="text-13 text-ink-3">{role}</p>
              <p className="mt-2 text-ink-2">{about}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-14">
        <h2 className="font-serif text-28">Our values</h2>
        <dl className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {VALUES.map(([name, meaning]) => (
            <div key={name} className="border-t border-line pt-4">
              <dt className="font-serif text-20">{name}</dt>
              <dd className="mt-1 text-16 text-ink-2">{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
    </article>
  )
}
