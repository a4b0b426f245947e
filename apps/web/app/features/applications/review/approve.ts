import type { Approval } from '@jobapply/core/applications/apply-schema'
import { joinDetails } from '@jobapply/core/applications/messages'
import { LIMIT_REACHED } from '@jobapply/core/billing/faults'
import { isGiven, valuesOf } from '#features/applications/questions/given-answers.ts'
import { refresh } from '#features/applications/stop/refresh.ts'
import type { Client } from '#platform/api.ts'
import { showToast } from '#platform/toasts.ts'
import type { Line, ReviewState } from './use-review.ts'

const toInput = (lines: readonly Line[]) =>
  lines.flatMap(({ job, reviewed, resumeId, hasLetter, applyAnyway, open }) =>
    reviewed
      ? [
          {
            job,
            profileId: reviewed.profileId,
            resumeId,
            letter: hasLetter ? reviewed.letter : null,
            fields: reviewed.fields,
            answers: open.flatMap(({ question, key, given }) =>
              isGiven(given) ? [{ questionId: question.id, values: valuesOf(given), keep: given.keep && key !== null }] : [],
            ),
            applyAnyway,
          },
        ]
      : [],
  )

/** A repeated press for the same choice has the same key, so that a lost answer approves nothing twice. */
export function createApprover() {
  let last: { choice: string; key: string } | undefined
  return async (
    client: Client,
    { ticked, fitting, tailoring }: Pick<ReviewState, 'ticked' | 'fitting' | 'tailoring'>,
  ): Promise<Approval> => {
    const lines: Line[] = []
    for (const line of ticked) {
      // Those over the limit wait for another day, and so do their copies.
      const copy = fitting.includes(line) ? await tailoring.copyFor(client, line.job.jobId) : undefined
      lines.push(copy ? { ...line, resumeId: copy } : line)
    }
    const jobs = toInput(lines)
    const choice = JSON.stringify(jobs)
    if (last?.choice !== choice) last = { choice, key: crypto.randomUUID() }
    const approval = await client.applications.approve({ idempotencyKey: last.key, jobs })
    await refresh()
    return approval
  }
}

/** What was approved and what was left out, the first of it as the title of one toast. */
export function tellApproval({ queued, refused, usage }: Approval) {
  const repeated = refused.filter(({ reason }) => reason !== 'limit').length
  const parts = [
    queued.length > 0 && {
      title: queued.length === 1 ? '1 application approved' : `${queued.length} applications approved`,
      text: 'Nothing has been sent yet: they wait in your queue.',
    },
    refused.length > repeated && { title: LIMIT_REACHED.title, text: joinDetails(usage.details) },
    repeated > 0 && {
      title: repeated === 1 ? '1 job was left out' : `${repeated} jobs were left out`,
      text: 'You have applied to the same or a similar job before.',
    },
  ].filter((part) => part !== false)
  const [first, ...others] = parts
  if (!first) return
  const description = [first.text, ...others.map(({ title, text }) => `${title}: ${text}`)].join(' ')
  showToast({ title: first.title, description, kind: queued.length === 0 ? 'bad' : others.length > 0 ? 'warn' : 'good' })
}
