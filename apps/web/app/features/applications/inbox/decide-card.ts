import type { InboxCard } from '@jobapply/core/applications/inbox/schema'
import { REPLY_KINDS } from '@jobapply/core/applications/replies/constants'
import { refresh } from '#features/applications/stop/refresh.ts'
import { submitApplication } from '#features/applications/stop/steps.ts'
import { TASK_LISTS } from '#features/applications/tasks/task-lists.ts'
import { api, type Client } from '#platform/api.ts'
import { mutate } from '#platform/mutate.ts'
import { queryClient } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'

/** The cards, and whatever an accepted email changes. */
export async function refreshCards() {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: api.applications.inbox.key() }),
    ...TASK_LISTS.reload.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    refresh(),
  ])
}

const KEPT = {
  title: 'Application kept',
  description: 'You have changed this application since we added it. Remove it in the tracker if you no longer need it.',
  kind: 'info',
} as const

const undo = (id: string) => ({
  label: 'Undo',
  run: () =>
    void mutate(async (client) => {
      const { hasKept } = await client.applications.inbox.undo({ id })
      if (hasKept) showToast(KEPT)
      await refreshCards()
    }),
})

type Decision = 'accept' | 'dismiss' | 'later'
const TOLD: Record<Decision, string> = {
  accept: 'Added to the application',
  dismiss: 'Not about a job',
  later: 'We ask again in three days',
}

export const tellDecision = (decision: Decision, { id, proposal }: InboxCard, description = proposal.mail.subject) =>
  showToast({ title: TOLD[decision], description, kind: 'good', action: undo(id) })

/** Adds the job that the email is about; an interview stays, because its date comes next. */
export async function recordCard(client: Client, card: InboxCard, job: { job_title: string; company: string }) {
  await client.applications.inbox.record({ id: card.id, ...job })
  showToast({
    ...{ title: 'Added to your applications', description: `${job.job_title}, ${job.company}`, kind: 'good' },
    action: undo(card.id),
  })
  await refreshCards()
}

/** The employer confirms an application that nobody has told us was sent (APPLY-048, APPLY-049). */
export function provesSending({ kind, applicationId, candidates }: InboxCard['proposal']): boolean {
  const status = candidates.find(({ id }) => id === applicationId)?.status
  return kind === 'confirmation' && (status === 'saved' || status === 'queued')
}

/** The person's word that it was sent, by its own call. False: it was refused, and why is told. */
async function submitFirst(client: Client, id: string): Promise<boolean> {
  const { isApplied, toast } = await submitApplication(await client.applications.get({ id }))
  showToast(toast)
  return isApplied
}

/** One click: what the card proposes, or none of it. */
export async function decideCard(client: Client, decision: Decision, card: InboxCard) {
  const { id, proposal } = card
  const { applicationId, kind } = proposal
  if (decision !== 'accept') await client.applications.inbox[decision]({ id })
  else if (applicationId && kind) {
    if (provesSending(proposal) && !(await submitFirst(client, applicationId))) return refreshCards()
    await client.applications.inbox.accept({ id, applicationId, kind, task: null })
  }
  tellDecision(decision, card, decision === 'accept' && kind ? `${REPLY_KINDS[kind]}.` : undefined)
  await refreshCards()
}
