import { APPLICATION_NOT_FOUND } from '@jobapply/core/applications/faults'
import type { InterviewPack } from '@jobapply/core/applications/pack/schema'
import { packSheet } from '@jobapply/core/applications/pack/sheet'
import { PRODUCT } from '@jobapply/core/auth/constants'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Download, ListChecks, Printer } from 'lucide-react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { CalendarAddress } from '#features/applications/tasks/calendar-address.tsx'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { ORPCError } from '#platform/orpc-error.ts'
import { usePending } from '#platform/pending.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Key } from '#ui/key.tsx'
import { usePageKeys } from '#ui/page-keys.ts'
import { PackArticle } from './pack-article.tsx'
import { RehearsePanel } from './rehearse-panel.tsx'
import { savePack } from './save-pack.ts'
import { StartPanel } from './start-panel.tsx'

export const meta = () => [{ title: `Interview pack · ${PRODUCT}` }]

/** Everything for one interview on one page, to be read, rehearsed and printed. */
export default function InterviewPage() {
  const { id: applicationId = '' } = useParams()
  const [search] = useSearchParams()
  const taskId = search.get('task') ?? undefined
  const pack = useQuery(api.applications.pack.get.queryOptions({ input: { applicationId, taskId } }))
  if (pack.data) return <PackView pack={pack.data} taskId={taskId} />
  // A malformed id is refused as input.
  const isMissing = pack.error instanceof ORPCError && ['APPLICATION_NOT_FOUND', 'BAD_INPUT'].includes(pack.error.code)
  if (!isMissing) return <Loading query={pack} />
  return (
    <EmptyState
      Icon={ListChecks}
      Heading="h1"
      title={APPLICATION_NOT_FOUND.title}
      action={
        <Link to={PATHS.applications} className={buttonClass({ look: 'primary' })}>
          All applications
        </Link>
      }
    >
      {APPLICATION_NOT_FOUND.message}
    </EmptyState>
  )
}

function PackView({ pack, taskId }: { pack: InterviewPack; taskId: string | undefined }) {
  const { applicationId, job, interview, questions } = pack
  const navigate = useNavigate()
  const saving = usePending()
  const sheet = packSheet(pack, new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone)
  const back = `${PATHS.applications}?open=${applicationId}`
  const save = () => void saving.run(() => savePack(pack, taskId))
  usePageKeys((key) => ({ p: () => window.print(), d: save, escape: () => void navigate(back) })[key.toLowerCase()])
  return (
    <div className="grid gap-5 print:block">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <nav aria-label="Breadcrumb" className="min-w-0 text-13">
          <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <li className="min-w-0">
              <Link to={back} className="inline-flex items-center gap-1.5 font-medium wrap-anywhere text-accent hover:underline">
                <ArrowLeft aria-hidden className="size-3.5 shrink-0" />
                {[job.title, job.company].filter(Boolean).join(', ')}
              </Link>
            </li>
            <li aria-hidden className="text-ink-3">
              /
            </li>
            <li aria-current="page" className="text-ink-2">
              Interview pack
            </li>
          </ol>
        </nav>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => window.print()}>
            <Printer aria-hidden className="size-4" />
            Print
            <span aria-hidden className="max-sm:hidden">
              <Key>P</Key>
            </span>
          </Button>
          <Button busy={saving.isPending} onClick={save}>
            {!saving.isPending && <Download aria-hidden className="size-4" />}
            Download PDF
            <span aria-hidden className="max-sm:hidden">
              <Key>D</Key>
            </span>
          </Button>
        </div>
      </div>
      <div className="grid items-start gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,1fr)_19rem] print:block">
        <PackArticle sheet={sheet} />
        <aside aria-label="Before the interview" className="grid gap-4 print:hidden">
          {interview && <StartPanel interview={interview} callAddress={sheet.callAddress} />}
          <RehearsePanel applicationId={applicationId} taskId={taskId} questions={questions.theirs} />
          <section aria-labelledby="pack-calendar" className="grid gap-2 rounded-card border border-line bg-surface p-4">
            <h2 id="pack-calendar" className="text-14 font-semibold">
              In your calendar
            </h2>
            <CalendarAddress />
          </section>
        </aside>
      </div>
    </div>
  )
}
