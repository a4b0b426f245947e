import { PRODUCT } from '@jobapply/core/auth/constants'
import { EMAIL_MAX_LENGTH, MESSAGE_MAX_LENGTH, NAME_MAX_LENGTH, PORTFOLIO_MAX_LENGTH } from '@jobapply/core/content/constants'
import { OPERATOR, type Position } from '@jobapply/core/content/operator'
import { ExampleBadge } from '#features/content/prose/example-badge.tsx'
import { PageHead } from '#features/content/prose/page-head.tsx'
import { FormField, PublicForm } from '#features/content/prose/public-form.tsx'
import { PATHS } from '#paths.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button.tsx'

export const meta = () =>
  pageMeta({
    title: 'Careers',
    description: `Open positions at ${PRODUCT}, with pay, requirements, benefits and how we work.`,
    path: PATHS.careers,
  })

const BENEFITS = [
  ['Pay in the posting', 'The range you read is the range we pay.'],
  ['Work where you are', 'Remote positions are remote, with a budget for your desk.'],
  ['Time to rest', 'Thirty days off, and nobody writes to you during them.'],
  ['Time to learn', 'A day a month and a budget for what you want to get better at.'],
] as const

const CULTURE = [
  'We write things down, so meetings are the exception.',
  'We show work early, and we say plainly what is wrong with it.',
  'We test with people who are looking for work, not on ourselves.',
  'We answer every application, with a reason.',
]

export default function CareersPage() {
  const { confirmed, list } = OPERATOR.positions
  return (
    <article>
      <PageHead title="Work that helps people find work">
        Four open positions. Each says what it pays and what it asks for, as every posting should.
      </PageHead>
      <section aria-labelledby="positions">
        <h2 id="positions" className="font-serif text-28">
          Open positions
        </h2>
        <ul className="mt-6 grid gap-5 lg:grid-cols-2">
          {list.map((position) => (
            <li key={position.key} data-position className="rounded-card border border-line bg-surface p-6">
              <PositionCard position={position} confirmed={confirmed} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="benefits" className="mt-16">
        <h2 id="benefits" className="font-serif text-28">
          Benefits
        </h2>
        {!confirmed && <p className="mt-2 text-ink-3">Part of the example, like the positions.</p>}
        <dl className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {BENEFITS.map(([name, meaning]) => (
            <div key={name} className="border-t border-line pt-4">
              <dt className="font-serif text-20">{name}</dt>
              <dd className="mt-1 text-16 text-ink-2">{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="culture" className="mt-16">
        <h2 id="culture" className="font-serif text-28">
          Culture
        </h2>
        <ul className="mt-4 grid max-w-[40.5rem] list-disc gap-2 pl-5 text-16 text-ink-2 marker:text-accent">
          {CULTURE.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
    </article>
  )
}

function PositionCard({ position, confirmed }: { position: Position; confirmed: boolean }) {
  const { key, title, department, location, type, salary, about, requirements } = position
  return (
    <>
      <h3 className="flex flex-wrap items-center gap-2 font-serif text-20">
        {title} <ExampleBadge confirmed={confirmed} />
      </h3>
      <p className="mt-1 text-13 text-ink-3">
        {department} · {location} · {type}
      </p>
      <p className="mt-1 font-semibold">{salary}</p>
      <p className="mt-3 text-ink-2">{about}</p>
      <ul aria-label="Requirements" className="mt-3 flex flex-wrap gap-1.5">
        {requirements.map((requirement) => (
          <li key={requirement}>
            <Badge>{requirement}</Badge>
          </li>
        ))}
      </ul>
      <details className="mt-5">
        <summary className={`list-none ${buttonClass({ look: 'primary' })}`}>Apply Now</summary>
        <PublicForm name="careers" className="mt-5 grid gap-4 border-t border-line pt-5">
          {!confirmed && (
            <p className="rounded-card bg-warn-wash px-4 py-3 text-warn">
              This position is an example: the operator has not confirmed that it is open. What you send is stored and emailed to
              the operator all the same.
            </p>
          )}
          <input type="hidden" name="position" value={key} />
          <FormField form={key} name="name" label="Name" max={NAME_MAX_LENGTH} autoComplete="name" />
          <FormField form={key} name="email" label="Email" type="email" max={EMAIL_MAX_LENGTH} autoComplete="email" />
          <FormField
            form={key}
            name="link"
            label="Link to your work (optional)"
            type="url"
            max={PORTFOLIO_MAX_LENGTH}
            required={false}
          />
          <FormField form={key} name="message" label="Why you, in a few lines" max={MESSAGE_MAX_LENGTH} rows={6} />
          <button type="submit" className={`justify-self-start ${buttonClass({ look: 'primary' })}`}>
            Send application
          </button>
        </PublicForm>
      </details>
    </>
  )
}
