import { describeSubmit, describeThrown } from '@jobapply/core/applications/messages'
import type { Application } from '@jobapply/core/applications/schema'
import { mutate } from '#platform/mutate.ts'
import { ORPCError } from '#platform/orpc-error.ts'
import { describeFault } from '#platform/toast-fault.ts'
import { showToast, type Toast } from '#platform/toasts.ts'
import { refresh } from './refresh.ts'

type Step = 'open' | 'notYet' | 'skip' | 'retry'

/** Takes a step and says so; a refusal is told too, and either way the list shows what is true now. */
export async function takeStep(step: Step, { id }: Pick<Application, 'id'>, done?: Omit<Toast, 'kind'>) {
  await mutate(async (client) => {
    await client.applications[step]({ id })
    if (done) showToast({ ...done, kind: 'good' })
  })
  await refresh()
}

export const receiptPath = (id: string) => `/applications/${id}/receipt`

/** A press whose answer was lost is repeated under the same key, so that it counts once. */
const keys = new Map<string, string>()

type Outcome = { isApplied: boolean; toast: Toast }

/** 'I submitted it': answers whether the application now has the status applied. The list is refreshed by the caller. */
export async function submitApplication(application: Application): Promise<Outcome> {
  const { id, job_title, company, location, jobId, source, job_url, application_url } = application
  const idempotencyKey = keys.get(id) ?? crypto.randomUUID()
  keys.set(id, idempotencyKey)
  const input = {
    ...{ job_title, company, location, jobId, source },
    ...{ job_url, application_url, applicationId: id, idempotencyKey },
  }
  return mutate<Outcome, Outcome>(
    async (client) => {
      const answer = await client.applications.submit(input)
      keys.delete(id)
      return {
        isApplied: answer.success,
        toast: { ...describeSubmit(answer, application), kind: answer.success ? 'good' : 'bad' },
      }
    },
    {
      failed(error) {
        const message = error instanceof ORPCError ? error.message : describeFault(error)
        return { isApplied: false, toast: { ...describeThrown(message), kind: 'bad' } }
      },
    },
  )
}
