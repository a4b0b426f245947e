import { automated, automateInput, nextAlone } from '@jobapply/core/applications/alone/schema'
import { submitAnswer } from '@jobapply/core/applications/apply-schema'
import { extensionState, formAnswers, preparedValues, queue } from '@jobapply/core/applications/extension-schema'
import { answered } from '@jobapply/core/applications/questions-schema'
import { application } from '@jobapply/core/applications/schema'
import { browser } from 'wxt/browser'
import type { z } from 'zod'
import { Refusal } from '#platform/refusal'
import { download, post } from '#platform/server'
import { type Desk, NotPossible } from './drive.ts'
import { changeReports, readReports } from './kept-run.ts'
import { trySending } from './reports.ts'
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

/** What full automation may open now, and what it waits for. */
export const askNextAlone = (except: string[]) => post('next-alone', { except }, nextAlone)
export const switchAutomation = (input: z.input<typeof automateInput>) => post('automate', automateInput.parse(input), automated)
export const readAutomation = () => post('state', {}, extensionState.pick({ fullAutomation: true, stoppedAt: true, usage: true }))

/** What is copied by hand into a form that we cannot fill. */
export const readPrepared = (applicationId: string) => post('prepared', { applicationId }, preparedValues)

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
    beginFilling: async (applicationId, isAlone) => {
      try {
        if (isAlone) await post('begin-alone', { applicationId }, application)
        else await post('report', { applicationId, progress: 'filling' }, application)
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

/** Tells the server how applications ended; what it could not hear is tried again each minute. */
export async function sendReports(): Promise<void> {
  const done = (await trySending(await readReports(), send)).map((one) => JSON.stringify(one))
  if (done.length > 0) await changeReports((waiting) => waiting.filter((one) => !done.includes(JSON.stringify(one))))
  const isWaiting = (await readReports()).length > 0
  if (isWaiting) await browser.alarms.create(REPORTS_ALARM, { periodInMinutes: 1 })
  else await browser.alarms.clear(REPORTS_ALARM)
}

function send({ call, input }: Report): Promise<unknown> {
  if (call === 'confirm' || call === 'submitted') return post(call, input, submitAnswer)
  return post(call, input, application)
}

/** Takes a unit again, and puts it into the queue. */
export const retryServer = (applicationId: string) => post('retry', { applicationId }, application)
