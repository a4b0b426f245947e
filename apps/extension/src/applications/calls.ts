import { submitAnswer } from '@jobapply/core/applications/apply-schema'
import { extensionState, formAnswers, queue } from '@jobapply/core/applications/extension-schema'
import { answered } from '@jobapply/core/applications/questions-schema'
import { application } from '@jobapply/core/applications/schema'
import { browser } from 'wxt/browser'
import { download, post, Refusal } from '#platform/server'
import { type Desk, NotPossible } from './drive.ts'
import { changeReports, readReports } from './kept-run.ts'
import type { Report } from './run.ts'

export const REPORTS_ALARM = 'reports'
/** The server is asked about 'Stop everything' at most so often while a form is filled. */
const ASK_MS = 1_000

const stopState = extensionState.pick({ stoppedAt: true })

export const readQueue = async () => ({
  state: await post('state', {}, extensionState),
  jobs: (await post('queue', {}, queue)).rows,
})
export const stopServer = () => post('stop', {}, stopState)
export const goOnServer = () => post('go-on', {}, stopState)

export const answerQuestion = (applicationId: string, questionId: string, values: string[], keep: boolean) =>
  post('answer', { answers: [{ members: [{ applicationId, questionId }], values, keep }] }, answered.pick({ goesOn: true }))

/** The server's side of one application, while a form is worked on. */
export function createServer(): Desk['server'] {
  let askedAt = 0
  let isStopped = false
  return {
    form: (input) =>
      post('form', input, formAnswers).catch((error) => {
        throw error instanceof Refusal && error.status < 500 ? new NotPossible(error.code) : error
      }),
    beginFilling: async (applicationId) => {
      try {
        await post('report', { applicationId, progress: 'filling' }, application)
        return 'begun'
      } catch (error) {
        if (!(error instanceof Refusal) || error.status >= 500) throw error
        return error.code === 'STOPPED' ? 'stopped' : 'refused'
      }
    },
    isStopped: async () => {
      if (Date.now() - askedAt < ASK_MS) return isStopped
      askedAt = Date.now()
      // A server that cannot be reached has not said it.
      const state = await post('state', {}, extensionState).catch(() => undefined)
      isStopped = state ? state.stoppedAt !== null : isStopped
      return isStopped
    },
    file: async (applicationId, kind) => {
      const bytes = await download(`files/${applicationId}/${kind}`)
      return { base64: toBase64(bytes) }
    },
  }
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768))
  return btoa(text)
}

/** Tells the server how applications ended. What it refuses for good is dropped; what it could not hear is tried again each minute. */
export async function sendReports(): Promise<void> {
  for (const report of await readReports()) {
    const isDone = await send(report).then(
      () => true,
      (error) => error instanceof Refusal && [400, 404, 409].includes(error.status),
    )
    if (isDone) await changeReports((waiting) => waiting.filter((one) => JSON.stringify(one) !== JSON.stringify(report)))
  }
  const isWaiting = (await readReports()).length > 0
  if (isWaiting) await browser.alarms.create(REPORTS_ALARM, { periodInMinutes: 1 })
  else await browser.alarms.clear(REPORTS_ALARM)
}

const send = ({ call, input }: Report): Promise<unknown> =>
  call === 'confirm' ? post('confirm', input, submitAnswer) : post('report', input, application)
