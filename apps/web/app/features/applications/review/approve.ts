import type { Approval } from '@jobapply/core/applications/apply-schema'
import { joinDetails } from '@jobapply/core/applications/messages'
import { LIMIT_REACHED } from '@jobapply/core/billing/faults'
import { isGiven, valuesOf } from '#features/applications/questions/given-answers.ts'
import { refresh } from '#features/applications/refresh.ts'
import { client } from '#platform/api.ts'
import { showToast } from '#platform/toasts.ts'
import type { Line } from './use-review.ts'

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
  return async (lines: readonly Line[]): Promise<Approval> => {
    const jobs = toInput(lines)
    const choice = JSON.stringify(jobs)
    if (last?.choice !== choice) last = { choice, key: crypto.randomUUID() }
    const approval = await client.applications.approve({ idempotencyKey: last.key, jobs })
    await refresh()
    return approval
  }
}

/** What was approved and what was left out, each in its own toast. */
export function tellApproval({ queued, refused, usage }: Approval) {
  if (queued.length > 0)
    showToast({
      title: queued.length === 1 ? '1 application approved' : `${queued.length} applications approved`,
      description: 'Nothing has been sent yet: they wait in your queue.',
      kind: 'good',
    })
  if (refused.some(({ reason }) => reason === 'limit'))
    showToast({ title: LIMIT_REACHED.title, description: joinDetails(usage.details), kind: 'bad' })
  const repeated = refused.filter(({ reason }) => reason !== 'limit').length
  if (repeated > 0)
    showToast({
      title: repeated === 1 ? '1 job was left out' : `${repeated} jobs were left out`,
      description: 'You have applied to the same or a similar job before.',
      kind: 'bad',
    })
}
