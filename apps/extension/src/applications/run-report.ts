import { confirmInput, stepReport, takeBackInput } from '@jobapply/core/applications/extension-schema'
import { keepInput } from '@jobapply/core/applications/here-schema'
import { oneApplication, submittedInput } from '@jobapply/core/applications/unattended/schema'
import { z } from 'zod'
import type { Run } from './run.ts'

/** What the server hears of the end of a run. It is stored until the server has heard it. */
export const report = z.discriminatedUnion('call', [
  z.object({ call: z.literal('report'), input: stepReport }),
  z.object({ call: z.literal('confirm'), input: confirmInput }),
  z.object({ call: z.literal('submitted'), input: submittedInput }),
  z.object({ call: z.literal('not-yet'), input: oneApplication }),
  z.object({ call: z.literal('take-back'), input: takeBackInput }),
  z.object({ call: z.literal('keep'), input: keepInput }),
])
export type Report = z.output<typeof report>

/** Null: the server knows nothing of it, because nothing was touched. */
export function reportOf(run: Run): Report | null {
  const { id: applicationId, startedAt, phase, isTouched, isAlone, messages, quote, sent } = run
  if (!isTouched) return null
  if (run.isHere) return keptReport(run)
  const note = messages.join(' ').slice(0, 500)
  if (phase === 'confirmed')
    return {
      call: 'confirm',
      input: { applicationId, quote, reference: '', fields: sent, idempotencyKey: `extension ${applicationId} ${startedAt}` },
    }
  if (phase === 'said')
    return { call: 'submitted', input: { applicationId, idempotencyKey: `said ${applicationId} ${startedAt}` } }
  if (phase === 'unsent') return { call: 'not-yet', input: { applicationId } }
  if (phase === 'unconfirmed' || phase === 'failed') return { call: 'report', input: { applicationId, progress: phase, note } }
  const left = isAlone && note ? note : 'Left by you'
  return phase === 'ended' ? { call: 'report', input: { applicationId, progress: 'needs-you', note: left } } : null
}

/** Until the form was sent the server knows nothing of it. */
function keptReport({ id: applicationId, startedAt, phase, quote, sent: fields }: Run): Report | null {
  if (phase !== 'confirmed' && phase !== 'said') return null
  const idempotencyKey = `here ${applicationId} ${startedAt} ${phase}`
  return {
    call: 'keep',
    input: { applicationId, quote: phase === 'confirmed' ? quote : null, reference: '', fields, idempotencyKey },
  }
}
