import type { SubmitAnswer } from '@jobapply/core/applications/apply-schema'
import { browser } from 'wxt/browser'
import { Refusal } from '#platform/refusal'
import { download, server } from '#platform/server'
import { NotPaired, NotPossible, type RunDeps } from './drive.ts'
import { changeReports, changeRun, readReports } from './kept-run.ts'
import { trySending } from './reports.ts'
import type { Report } from './run-report.ts'

export const REPORTS_ALARM = 'reports'
/** The server is asked about 'Stop everything' at most so often while a form is filled. */
const ASK_MS = 1_000

export const readQueue = async () => ({ state: await server.state(), jobs: (await server.queue({})).rows })

export const answerQuestion = (applicationId: string, questionId: string, values: string[], keep: boolean) =>
  server.answer({ answers: [{ members: [{ applicationId, questionId }], values, keep }] })

const isRevoked = (error: unknown) => error instanceof Refusal && error.status === 401

/** The server's side of one application, while a form is worked on. */
export function createServer(): RunDeps['server'] {
  let askedAt = 0
  let isStopped = false
  return {
    form: (input) =>
      server.form(input).catch((error) => {
        if (isRevoked(error)) throw new NotPaired()
        throw error instanceof Refusal && error.status < 500 ? new NotPossible(error.code) : error
      }),
    beginFilling: async ({ id: applicationId, isAlone, isHere }) => {
      try {
        // Nothing is reserved for it, so there is nothing to report but a stop to respect.
        if (isHere) return (await server.state()).stoppedAt === null ? 'begun' : 'stopped'
        if (isAlone) await server.beginUnattended({ applicationId })
        else await server.report({ applicationId, progress: 'filling' })
        return 'begun'
      } catch (error) {
        if (isRevoked(error)) return 'unpaired'
        if (!(error instanceof Refusal) || error.status >= 500) throw error
        return error.code === 'STOPPED' ? 'stopped' : 'refused'
      }
    },
    isStopped: async () => {
      if (Date.now() - askedAt < ASK_MS) return isStopped
      askedAt = Date.now()
      // A server that cannot be reached has not said it; one that knows this browser no longer has.
      const state = await server.state().catch((error) => (isRevoked(error) ? { stoppedAt: 'revoked' } : undefined))
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

/** Without a unit nothing was kept: the person hears why, and may put it into the tracker. */
async function noteKept(applicationId: string, { success, error, details }: SubmitAnswer) {
  const why = Object.values(details ?? {}).flatMap((detail) => detail ?? [])
  if (!success)
    await changeRun((run) => (run?.id === applicationId ? { ...run, unkept: why.length > 0 ? why : [error ?? ''] } : null))
}

/** Waiting reports were stored with the addresses of their calls. */
function send({ call, input }: Report): Promise<unknown> {
  if (call === 'keep') return server.keep(input).then((answer) => noteKept(input.applicationId, answer))
  if (call === 'confirm') return server.confirm(input)
  if (call === 'submitted') return server.submitted(input)
  if (call === 'take-back') return server.takeBack(input)
  return call === 'not-yet' ? server.notYet(input) : server.report(input)
}
