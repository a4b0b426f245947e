import { describeSeveral } from '@jobapply/core/applications/messages'
import type { QuestionGroup } from '@jobapply/core/applications/questions-schema'
import type { Application } from '@jobapply/core/applications/schema'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Hand } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { InboxCards } from '#features/applications/inbox/inbox-cards.tsx'
import { OpenQuestions } from '#features/applications/questions/open-questions.tsx'
import { refresh } from '#features/applications/stop/refresh.ts'
import { receiptPath, submitApplication } from '#features/applications/stop/steps.ts'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { keyboardStays } from '#ui/keyboard-stays.ts'
import { applicationPages } from './application-pages.ts'
import { FinishRow } from './finish-row.tsx'
import { MoreButton } from './more-button.tsx'

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']

/** What only the person can do. */
export default function NeedsYouTab() {
  const pages = useInfiniteQuery(applicationPages('needs-you'))
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  /** The applications that are being submitted; the first is sent now. */
  const [sending, setSending] = useState<readonly string[]>([])
  const overview = useQuery(api.applications.overview.queryOptions())
  const rows = pages.data?.pages.flatMap((page) => page.rows)
  const questions = useQuery(api.applications.questions.queryOptions())
  const inbox = useQuery(api.applications.inbox.cards.queryOptions())
  if (!rows || !questions.data) return <Loading query={rows ? questions : pages} />
  const { groups, waiting } = questions.data
  if (rows.length === 0 && waiting.length === 0)
    return inbox.data && inbox.data.total > 0 ? (
      <InboxCards />
    ) : (
      <p className="flex items-center gap-2.5 py-6 text-ink-2">
        <Hand aria-hidden className="size-4.5 text-ink-3" />
        <span>
          Nothing needs you right now. We ask you here instead of guessing. Dates and follow-ups are on your{' '}
          <Link to={PATHS.dashboard} className="text-accent underline underline-offset-2">
            dashboard
          </Link>
          .
        </span>
      </p>
    )
  const count = pages.hasNextPage ? (overview.data?.needsYou ?? rows.length) : rows.length
  // Those that only wait for answers are opened after them.
  const byHand = rows.filter(({ openedAt, progress }) => openedAt !== null || progress === 'unconfirmed')
  const selected = byHand.filter(({ id }) => chosen.has(id))

  function choose(id: string) {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  /** One after the other, so that the limit and the order of the list decide; several are told together at the end. */
  async function submit(applications: readonly Application[]) {
    let applied = 0
    for (const [index, application] of applications.entries()) {
      setSending(applications.slice(index).map(({ id }) => id))
      const { isApplied, toast } = await submitApplication(application)
      applied += Number(isApplied)
      const receipt = { label: 'Receipt', run: () => void navigate(receiptPath(application.id)) }
      if (!isApplied || applications.length === 1) showToast({ ...toast, ...(isApplied && { action: receipt }) })
    }
    if (applications.length > 1 && applied > 0) showToast({ ...describeSeveral(applied), kind: 'good' })
    await refresh()
    setSending([])
    setChosen(new Set())
  }

  return (
    <div className="grid max-w-[72rem] gap-6">
      <InboxCards />
      <p className="font-serif text-20">
        {count === 1 ? 'One application is waiting for you.' : `${WORDS[count] ?? count} applications wait for you.`}{' '}
        {servesText(groups)}
      </p>
      {groups.length > 0 && <OpenQuestions groups={groups} waiting={waiting} />}
      {byHand.length > 0 && (
        <section aria-labelledby="finish-by-hand" className="grid max-w-[56rem] gap-2">
          <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id="finish-by-hand" className="text-16 font-semibold">
              Finish by hand
            </h2>
            {selected.length > 1 && (
              <Button size="small" busy={sending.length > 0} disabled={sending.length > 0} onClick={() => void submit(selected)}>
                I submitted these {selected.length}
              </Button>
            )}
          </div>
          <div ref={keyboardStays} className="rounded-card border border-line bg-surface">
            <ul aria-label="Finish by hand" className="divide-y divide-line">
              {byHand.map((row) => (
                <FinishRow
                  key={row.id}
                  application={row}
                  isChosen={chosen.has(row.id)}
                  onChoose={byHand.length > 1 ? () => choose(row.id) : undefined}
                  sending={sending[0] === row.id ? 'now' : sending.includes(row.id) ? 'next' : undefined}
                  isBusy={sending.length > 0}
                  onSubmit={() => void submit([row])}
                />
              ))}
            </ul>
          </div>
        </section>
      )}
      <MoreButton pages={pages} />
    </div>
  )
}

/** 'Three answers serve five of them.' */
function servesText(groups: readonly QuestionGroup[]) {
  const shared = groups.filter(({ members }) => members.length > 1)
  if (shared.length === 0) return ''
  const served = new Set(shared.flatMap(({ members }) => members.map(({ applicationId }) => applicationId))).size
  const word = (count: number) => WORDS[count] ?? String(count)
  return shared.length === 1
    ? `One answer covers ${word(served).toLowerCase()} of them.`
    : `${word(shared.length)} answers serve ${word(served).toLowerCase()} of them.`
}
