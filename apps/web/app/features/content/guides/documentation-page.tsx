import { API_BASE, KEY_PLACEHOLDER, KEYS_PLACE } from '@jobapply/core/api/constants'
import { codeExample } from '@jobapply/core/api/examples'
import { OPERATIONS, type OperationName } from '@jobapply/core/api/operations'
import { PRODUCT } from '@jobapply/core/auth/constants'
import { RESUME_FIELDS } from '@jobapply/core/content/api-fields'
import { SITE_ADDRESS } from '@jobapply/core/shared/web/site-address'
import { PageHead } from '#features/content/prose/page-head.tsx'
import { SearchForm } from '#features/content/prose/search-form.tsx'
import { PATHS } from '#paths.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { Badge } from '#ui/badge.tsx'
import { CodeBox } from './api/code-box.tsx'
import { FieldList } from './api/field-list.tsx'
import { GUIDES, guidePath } from './guides.ts'

export const meta = () =>
  pageMeta({
    title: 'Documentation',
    description: `Guides for ${PRODUCT}, from first steps to automation, and its API reference.`,
    path: PATHS.documentation,
  })

const NAMES = Object.keys(OPERATIONS) as OperationName[]

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
        <p className="mb-6">Guides that take you through one thing at a time, and the API for your own programs.</p>
        <SearchForm />
      </PageHead>
      <section aria-labelledby="guides">
        <h2 id="guides" className="font-serif text-28">
          Guides
        </h2>
        <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {GUIDES.filter(({ level }) => level).map(({ slug, title, minutes, level, summary }) => (
            <li key={slug} data-guide className="rounded-card border border-line bg-surface p-5">
              <h3 className="font-serif text-20">
                <a
                  href={guidePath(slug)}
                  className="rounded-control hover:underline pointer-coarse:inline-block pointer-coarse:py-2.5"
                >
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
          The base address is {API_BASE} of this site. Make a key under {KEYS_PLACE}. Fields, answers and limits are in the{' '}
          <a href={PATHS.apiReference} className="text-accent underline underline-offset-3">
            full reference
          </a>
          .
        </p>
        <ul className="mt-6 max-w-[48rem] divide-y divide-line border-y border-line">
          {NAMES.map((name) => (
            <Endpoint key={name} name={name} />
          ))}
        </ul>
        <h3 className="mt-10 font-serif text-20">Example</h3>
        <p className="mt-1 text-ink-2">
          Insert your key for {KEY_PLACEHOLDER}. It runs in Node and in a browser’s console on this site.
        </p>
        <div className="mt-3 grid max-w-[48rem]">
          <CodeBox label="JavaScript" code={codeExample(SITE_ADDRESS)} isExample />
        </div>
        <h3 className="mt-10 mb-3 font-serif text-20">The resume resource</h3>
        <div className="max-w-[48rem]">
          <FieldList fields={RESUME_FIELDS} />
        </div>
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

function Endpoint({ name }: { name: OperationName }) {
  const { method, path, plan, summary } = OPERATIONS[name]
  return (
    <li data-endpoint className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[18rem_3.5rem_1fr] sm:items-baseline">
      <code className="font-semibold wrap-anywhere">
        {method} {API_BASE + path}
      </code>
      <span>
        <Badge tone={plan === 'Pro' ? 'accent' : 'good'}>{plan}</Badge>
      </span>
      <a href={`${PATHS.apiReference}#${name}`} className="text-accent underline underline-offset-3">
        {summary}
      </a>
    </li>
  )
}
