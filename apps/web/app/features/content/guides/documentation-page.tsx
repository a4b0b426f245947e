import { PRODUCT } from '@jobapply/core/auth/constants'
import { PageHead } from '#features/content/page-head.tsx'
import { PATHS } from '#paths.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { Badge } from '#ui/badge.tsx'
import { API_ENDPOINTS, CODE_EXAMPLE, RESUME_FIELDS } from './api-reference.ts'
import { GUIDES, guidePath } from './guides.ts'

export const meta = () =>
  pageMeta({
    title: 'Documentation',
    description: `Guides for ${PRODUCT}, from the first steps to automation, and the reference of its API.`,
    path: PATHS.documentation,
  })

const RESOURCES: readonly { title: string; links: readonly (readonly [label: string, path: string])[] }[] = [
  {
    title: 'Learn',
    links: [
      ['Resume tips', PATHS.resumeTips],
      ['Interview guide', PATHS.interviewGuide],
      ['Career advice', PATHS.careerAdvice],
    ],
  },
  {
    title: 'Answers',
    links: [
      ['Questions and answers', `${PATHS.help}#faq`],
      ['Write to us', `${PATHS.help}#contact`],
      ['Install as an app', `${PATHS.help}#install`],
    ],
  },
  {
    title: 'Trust',
    links: [
      ['Security', PATHS.security],
      ['What we keep and for how long', PATHS.gdpr],
      ['Privacy Policy', PATHS.privacyPolicy],
    ],
  },
]

export default function DocumentationPage() {
  return (
    <article>
      <PageHead title="Documentation">
        Guides that take you through one thing at a time, and the API for your own programs.
      </PageHead>
      <section aria-labelledby="guides">
        <h2 id="guides" className="font-serif text-28">
          Guides
        </h2>
        <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {GUIDES.filter(({ level }) => level).map(({ slug, title, minutes, level, summary }) => (
            <li key={slug} data-guide className="rounded-card border border-line bg-surface p-5">
              <h3 className="font-serif text-20">
                <a href={guidePath(slug)} className="rounded-control hover:underline">
                  {title}
                </a>
              </h3>
              <p className="mt-1 flex items-center gap-2 text-13 text-ink-3">
                {minutes} min <Badge>{level}</Badge>
              </p>
              <p className="mt-3 text-ink-2">{summary}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="api-reference" className="mt-16">
        <h2 id="api-reference" className="scroll-mt-6 font-serif text-28">
          API reference
        </h2>
        <p className="mt-2 max-w-[60ch] text-16 text-ink-2">
          The base address is /api/v1 of this site. Keys are made under Settings, Account.
        </p>
        <ul className="mt-6 max-w-[48rem] divide-y divide-line border-y border-line">
          {API_ENDPOINTS.map(({ method, path, plan, about }) => (
            <li
              key={method + path}
              data-endpoint
              className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[15rem_3.5rem_1fr] sm:items-baseline"
            >
              <code className="font-semibold wrap-anywhere">
                {method} {path}
              </code>
              <span>
                <Badge tone={plan === 'Pro' ? 'accent' : 'good'}>{plan}</Badge>
              </span>
              <span className="text-ink-2">{about}</span>
            </li>
          ))}
        </ul>
        <h3 className="mt-10 font-serif text-20">Example</h3>
        <pre
          data-code-example
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard must reach it
          tabIndex={0}
          className="mt-3 max-w-[48rem] overflow-x-auto rounded-card border border-line bg-surface p-5 text-13"
        >
          <code>{CODE_EXAMPLE}</code>
        </pre>
        <h3 className="mt-10 font-serif text-20">The resume resource</h3>
        <dl className="mt-3 max-w-[48rem] divide-y divide-line border-y border-line">
          {RESUME_FIELDS.map(([name, meaning]) => (
            <div key={name} className="grid gap-x-4 py-2.5 sm:grid-cols-[12rem_1fr]">
              <dt>
                <code className="font-semibold">{name}</code>
              </dt>
              <dd className="text-ink-2">{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="resources" className="mt-16">
        <h2 id="resources" className="font-serif text-28">
          Resources
        </h2>
        <div className="mt-6 grid gap-8 sm:grid-cols-3">
          {RESOURCES.map(({ title, links }) => (
            <div key={title} className="border-t border-line pt-4">
              <h3 className="font-semibold">{title}</h3>
              <ul className="mt-2">
                {links.map(([label, path]) => (
                  <li key={path}>
                    <a href={path} className="inline-block py-1 text-accent underline underline-offset-3">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
    </article>
  )
}
