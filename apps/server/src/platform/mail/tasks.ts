import { z } from 'zod'
import { createSeal } from '#platform/seal'
import type { Task } from '#platform/tasks'
import type { RenderedMail } from './mail.ts'

const payload = z.object({ sealed: z.base64() })

/** Mails leave after the transaction that asked for them, again and again until the mail server takes them; sealed while they wait. */
export function createMailTask(secret: string, send: (mail: RenderedMail) => Promise<void>) {
  const { seal, open } = createSeal(secret, 'mail task')
  const task: Task<z.infer<typeof payload>> = {
    name: 'mail',
    payload,
    // Mail servers are away for longer than a minute now and then: twelve tries take about three quarters of an hour.
    queue: { retryLimit: 12 },
    run: async ({ sealed }) => send(JSON.parse(open(Buffer.from(sealed, 'base64')).toString())),
  }
  return { task, payloadOf: (mail: RenderedMail) => ({ sealed: seal(JSON.stringify(mail)).toString('base64') }) }
}
