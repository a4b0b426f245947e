import { API_BASE } from '@jobapply/core/api/constants'
import { apiContract } from '@jobapply/core/api/contract'
import { curlExample } from '@jobapply/core/api/examples'
import { TOO_MANY_CALLS } from '@jobapply/core/api/faults'
import { EXAMPLE_RESUME, OPERATIONS, type OperationName } from '@jobapply/core/api/operations'
import { OPERATION_FIELDS } from '@jobapply/core/content/api-fields'
import { BAD_INPUT, KEY_NEEDED } from '@jobapply/core/shared/faults'
import { SITE_ADDRESS } from '@jobapply/core/shared/web/site-address'
import { Badge } from '#ui/badge.tsx'
import { CodeBox } from './code-box.tsx'
import { FieldList } from './field-list.tsx'

type Answer = { status: number; text: string }

/** What the contract says can be answered: the success, the faults of this call, and those of every call. */
function answersOf(name: OperationName): Answer[] {
  const { errorMap, route } = apiContract[name]['~orpc']
  const own = Object.values(errorMap).map((fault) => ({ status: fault?.status ?? 500, text: fault?.message ?? '' }))
  const shared = [BAD_INPUT, KEY_NEEDED, TOO_MANY_CALLS].map(({ status, message }) => ({ status, text: message }))
  const done = { status: route.successStatus ?? 200, text: OPERATIONS[name].method === 'POST' ? 'Done.' : 'Found.' }
  return [done, ...[...own, ...shared].sort((a, b) => a.status - b.status)]
}

/** An answer to show, where the contract's example has one. */
const CREATED = {
  id: '6f0b7c1e-2a44-4d0e-9d5b-1c8f4b0a7e21',
  ...EXAMPLE_RESUME,
  createdAt: '2026-11-16T09:26:04.000Z',
  updatedAt: '2026-11-16T09:26:04.000Z',
}

/** One operation: what it does at the left, how to call it at the right. */
export function OperationSection({ name }: { name: OperationName }) {
  const operation = OPERATIONS[name]
  const { method, path, plan, summary, description } = operation
  return (
    <section
      id={name}
      aria-labelledby={`${name}-title`}
      data-operation={name}
      className="grid scroll-mt-6 gap-x-10 gap-y-6 border-t border-line py-12 xl:grid-cols-2"
    >
      <div className="min-w-0">
        <h2 id={`${name}-title`} className="font-serif text-28">
          {summary}
        </h2>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={method === 'POST' ? 'good' : 'accent'}>{method}</Badge>
          <code className="wrap-anywhere">{API_BASE + path}</code>
          <Badge>{plan}</Badge>
        </p>
        <p className="mt-4 text-16 text-ink-2">{description.replaceAll('`', '')}</p>
        <h3 className="mt-6 mb-2 font-semibold">Fields</h3>
        <FieldList fields={OPERATION_FIELDS[name]} />
        <h3 className="mt-6 mb-2 font-semibold">Answers</h3>
        <dl className="divide-y divide-line border-y border-line">
          {answersOf(name).map(({ status, text }) => (
            <div key={status + text} className="grid grid-cols-[3rem_1fr] py-2">
              <dt className={`font-semibold ${status < 400 ? 'text-good' : 'text-bad'}`}>{status}</dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <CodeBox label="curl" code={curlExample(operation, SITE_ADDRESS)} />
        {name === 'createResume' && <CodeBox label="201 Created" code={JSON.stringify(CREATED, null, 2)} />}
      </div>
    </section>
  )
}
