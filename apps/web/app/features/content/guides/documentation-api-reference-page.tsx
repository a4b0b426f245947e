import { API_BASE, CALLS_PER_MINUTE, KEY_PLACEHOLDER, KEYS_PLACE, MCP_PATH, OPENAPI_PATH } from '@jobapply/core/api/constants'
import { OPERATIONS, type OperationName } from '@jobapply/core/api/operations'
import { IDEMPOTENCY_HOURS } from '@jobapply/core/applications/constants'
import { PRODUCT } from '@jobapply/core/auth/constants'
import { SITE_ADDRESS } from '@jobapply/core/shared/web/site-address'
import { PageHead } from '#features/content/prose/page-head.tsx'
import { PATHS } from '#paths.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { CodeBox } from './api/code-box.tsx'
import { OperationSection } from './api/operation-section.tsx'
import { guidePath } from './guides.ts'

export const meta = () =>
  pageMeta({
    title: 'API reference',
    description: `Every operation of the API of ${PRODUCT}: fields, answers, limits and examples to copy.`,
    path: PATHS.apiReference,
  })

const NAMES = Object.keys(OPERATIONS) as OperationName[]
const LINK = 'rounded-control text-accent underline underline-offset-3'
const NAV_LINK = 'block rounded-control px-2.5 py-1.5 text-ink-2 hover:bg-sunk'

const RULES = [
  `A key may make ${CALLS_PER_MINUTE} calls a minute. After that you get 429, and Retry-After says how many seconds to wait.`,
  'Errors are problem documents (RFC 9457): title, status, detail, a code for your program, and the fields that were wrong.',
  'Lists have rows and next. Send next as cursor to get the following page; null means that this was the last one.',
  `Send an Idempotency-Key with a POST. The same key within ${IDEMPOTENCY_HOURS} hours gets the same answer and does nothing twice.`,
  'Pro operations need a paid plan. With a free account they answer 403.',
]

export default function ApiReferencePage() {
  return (
    <article className="grid gap-x-12 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <nav aria-label="API reference" className="pt-16 text-14 max-lg:hidden">
        <a href={PATHS.documentation} className="px-2.5 text-13 font-semibold text-accent hover:underline">
          Documentation
        </a>
        <ul className="mt-4">
          <li>
            <a href="#rules" className={NAV_LINK}>
              Keys, limits and errors
            </a>
          </li>
          {NAMES.map((name) => (
            <li key={name}>
              <a href={`#${name}`} className={NAV_LINK}>
                {OPERATIONS[name].summary}
              </a>
            </li>
          ))}
          <li>
            <a href="#assistants" className={NAV_LINK}>
              Assistants (MCP)
            </a>
          </li>
        </ul>
      </nav>
      <div className="min-w-0">
        <PageHead title="API reference">
          Read and write your own data over HTTP. Answers are JSON. The base address is {SITE_ADDRESS + API_BASE}.
        </PageHead>
        <section id="rules" aria-labelledby="rules-title" className="scroll-mt-6 pb-12">
          <h2 id="rules-title" className="font-serif text-28">
            Keys, limits and errors
          </h2>
          <p className="mt-4 text-16 text-ink-2">
            Make a key under {KEYS_PLACE}. It is shown once. Send it with each call; a key acts for you, so keep it like a
            password and revoke it when you stop using the program.
          </p>
          <div className="mt-4 grid">
            <CodeBox label="Header of every call" code={`Authorization: Bearer ${KEY_PLACEHOLDER}`} />
          </div>
          <ul className="mt-6 grid list-disc gap-2 pl-5 text-16 text-ink-2 marker:text-accent">
            {RULES.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
            <li>
              <a href={OPENAPI_PATH} className={LINK}>
                openapi.json
              </a>{' '}
              describes all of it for tools (OpenAPI 3.1). The{' '}
              <a href={guidePath('api-integration')} className={LINK}>
                guide
              </a>{' '}
              takes you through the first call.
            </li>
          </ul>
        </section>
        {NAMES.map((name) => (
          <OperationSection key={name} name={name} />
        ))}
        <section id="assistants" aria-labelledby="assistants-title" className="scroll-mt-6 border-t border-line py-12">
          <h2 id="assistants-title" className="font-serif text-28">
            Assistants (MCP)
          </h2>
          <p className="mt-4 max-w-[40.5rem] text-16 text-ink-2">
            An assistant that speaks the Model Context Protocol can search jobs, read scores, queue jobs for your review and
            follow your applications, with the same key, limits and marks. It never approves or sends anything. Give it this
            address with your key as bearer token; whoever runs {PRODUCT} can also start it with npm run mcp.
          </p>
          <div className="mt-4 grid">
            <CodeBox label="Address over HTTP" code={SITE_ADDRESS + MCP_PATH} />
          </div>
        </section>
      </div>
    </article>
  )
}
