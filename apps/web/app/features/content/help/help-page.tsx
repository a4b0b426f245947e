import { PRODUCT } from '@jobapply/core/auth/constants'
import { EMAIL_MAX_LENGTH, MESSAGE_MAX_LENGTH, NAME_MAX_LENGTH, SUBJECT_MAX_LENGTH } from '@jobapply/core/content/constants'
import { GUIDES, guidePath } from '#features/content/guides/guides.ts'
import { INSTALL_STEPS } from '#features/content/install/install-texts.ts'
import { PageHead } from '#features/content/prose/page-head.tsx'
import { idOf, withLinks, withoutLinks } from '#features/content/prose/prose.tsx'
import { FormField, PublicForm } from '#features/content/prose/public-form.tsx'
import { SearchForm } from '#features/content/prose/search-form.tsx'
import { PATHS } from '#paths.ts'
import { faqFacts, pageMeta } from '#platform/page-meta.ts'
import { buttonClass } from '#ui/button.tsx'
import { Channels } from './channels.tsx'
import { FAQ } from './faq.ts'

export const meta = () =>
  pageMeta({
    title: 'Help',
    description: `Guides and answers for ${PRODUCT}, how to install it, and how to reach us.`,
    path: PATHS.help,
    facts: faqFacts(
      FAQ.flatMap(({ questions }) => questions).map(({ question, answer }) => ({ question, answer: withoutLinks(answer) })),
    ),
  })

const guideOf = (slug: string) => GUIDES.find((guide) => guide.slug === slug)

/** spec 3 §2: four popular guides with their read times. */
const POPULAR = [
  { label: 'Setup', minutes: 10, path: guidePath('quick-start'), about: guideOf('quick-start')?.summary },
  { label: 'Resume', minutes: 8, path: guidePath('resume'), about: guideOf('resume')?.summary },
  { label: 'Applications', minutes: 12, path: guidePath('applications'), about: guideOf('applications')?.summary },
  {
    label: 'Interviews',
    minutes: 15,
    path: PATHS.interviewGuide,
    about: 'Prepare from what you sent, answer without a script, follow up.',
  },
]
/** The sections of all guides, found by the search only. */
const SECTIONS = GUIDES.flatMap(({ slug, title: guide, sections }) =>
  sections.map(({ title, body }) => ({
    ...{ guide, title, path: `${guidePath(slug)}#${idOf(title)}` },
    text: withoutLinks(body.flat().join(' ')),
  })),
)

export default function HelpPage() {
  return (
    <article data-help>
      <PageHead title="How can we help?">
        <SearchForm />
        <p data-help-none hidden className="mt-4 text-16 [[hidden]]:hidden">
          No guide or answer mentions this.{' '}
          <a href="#contact" className="text-accent underline underline-offset-3">
            Write to us
          </a>{' '}
          and we’ll answer.
        </p>
        <p data-help-count role="status" className="mt-4 min-h-6 text-13 text-ink-3" />
      </PageHead>
      <section data-help-section aria-labelledby="popular" className="[[hidden]]:hidden">
        <h2 id="popular" className="font-serif text-28">
          Popular guides
        </h2>
        <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {POPULAR.map(({ label, minutes, path, about }) => (
            <li key={path} data-help-entry data-guide className="border-t border-line pt-4 [[hidden]]:hidden">
              <h3 className="font-serif text-20">
                <a href={path} className="rounded-control hover:underline pointer-coarse:inline-block pointer-coarse:py-2.5">
                  {label}
                </a>
              </h3>
              <p className="text-13 text-ink-3">{minutes} min</p>
              <p className="mt-2 text-ink-2">{about}</p>
            </li>
          ))}
        </ul>
        <ul className="mt-6">
          {SECTIONS.map(({ path, title, guide, text }) => (
            <li key={path} data-help-entry data-only-found hidden className="border-t border-line py-3 [[hidden]]:hidden">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <a
                  href={path}
                  className="rounded-control font-semibold hover:underline pointer-coarse:inline-block pointer-coarse:py-2.5"
                >
                  {title}
                </a>
                <span className="text-13 text-ink-3">{guide}</span>
              </p>
              <p data-help-excerpt className="text-ink-2 [&_mark]:bg-mark [&_mark]:text-ink">
                {text}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section id="faq" data-help-section aria-labelledby="faq-title" className="mt-16 scroll-mt-6 [[hidden]]:hidden">
        <h2 id="faq-title" className="font-serif text-28">
          Questions and answers
        </h2>
        <div className="mt-6 divide-y divide-line border-y border-line">
          {FAQ.map(({ title, questions }) => (
            <details key={title} data-faq-category className="group [[hidden]]:hidden">
              <summary className="flex list-none items-center justify-between py-4 font-serif text-20">
                {title}
                <span aria-hidden className="text-ink-3 group-open:rotate-45">
                  +
                </span>
              </summary>
              <dl className="grid max-w-[40.5rem] gap-6 pb-8 text-16">
                {questions.map(({ question, answer }) => (
                  <div key={question} data-help-entry className="[[hidden]]:hidden">
                    <dt className="font-semibold">{question}</dt>
                    <dd className="mt-1 text-ink-2">{withLinks(answer)}</dd>
                  </div>
                ))}
              </dl>
            </details>
          ))}
        </div>
      </section>
      <section id="install" aria-labelledby="install-title" className="mt-16 scroll-mt-6">
        <h2 id="install-title" className="font-serif text-28">
          Install as an app
        </h2>
        <p className="mt-2 max-w-[60ch] text-16 text-ink-2">
          {PRODUCT} then has a window and an icon of its own, and opens without a network. Most browsers offer it themselves.
        </p>
        <dl className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {Object.values(INSTALL_STEPS).map(({ name, steps }) => (
            <div key={name} className="border-t border-line pt-4">
              <dt className="font-semibold">{name}</dt>
              <dd className="mt-1 text-ink-2">{steps.join(' ')}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="channels" className="mt-16">
        <h2 id="channels" className="mb-6 font-serif text-28">
          Reach us
        </h2>
        <Channels />
      </section>
      <section id="contact" aria-labelledby="contact-title" className="mt-16 max-w-[40.5rem] scroll-mt-6">
        <h2 id="contact-title" className="font-serif text-28">
          Write to us
        </h2>
        <PublicForm name="contact" className="mt-6 grid gap-4">
          <FormField form="contact" name="name" label="Name" max={NAME_MAX_LENGTH} autoComplete="name" />
          <FormField form="contact" name="email" label="Email" type="email" max={EMAIL_MAX_LENGTH} autoComplete="email" />
          <FormField form="contact" name="subject" label="Subject" max={SUBJECT_MAX_LENGTH} />
          <FormField form="contact" name="message" label="Message" max={MESSAGE_MAX_LENGTH} rows={7} />
          <p className="text-13 text-ink-3">We keep your message for up to 12 months.</p>
          <button type="submit" className={`justify-self-start ${buttonClass({ look: 'primary', size: 'large' })}`}>
            Send Message
          </button>
        </PublicForm>
      </section>
    </article>
  )
}
