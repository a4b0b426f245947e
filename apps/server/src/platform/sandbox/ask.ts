import type { ChildProcess } from 'node:child_process'
import { z } from 'zod'
import { log } from '#platform/log'
import type { Begun, Reply } from './serve-questions.ts'
import { cpuTimeOf, memoryOf } from './usage.ts'

export type QuestionLimits = {
  /** Of CPU time. */
  milliseconds: number
  /** How long somebody waits on a machine that has other things to do. */
  patience: number
  /** Resident memory that a question may take. */
  megabytes: number
  /** How often its memory is looked at. A bomb of a stranger's file grows by up to 3 MB in a millisecond. */
  watchMilliseconds?: number
  /** A helper that weighs more than this before it begins with another question has too much of earlier ones. */
  restedMegabytes: number
}
/** Why there is no answer: it took too long or too much memory, or the helper failed. */
export type Ending = 'too-slow' | 'too-large' | 'crashed'
export type Outcome = { answer: unknown } | { ended: Ending }
/**
 * A helper is reusable after it has replied; otherwise nobody knows what it is doing. A question that failed because of its helper is
 * asked again elsewhere.
 */
type Asked = { outcome: Outcome; isReusable: boolean; isHelpersFault: boolean }

/** Everything that a helper says; one that a file has taken over may say anything. */
const messageSchema: z.ZodType<Begun | Reply> = z.union([
  z.strictObject({ begun: z.number() }),
  z.strictObject({ answer: z.unknown() }),
  z.strictObject({ error: z.string().max(500) }),
])

const WATCH_MS = 10
/** The system counts CPU time in hundredths of a second. */
const LOOK_MS = 20

/** Asks a helper one question and watches its time and memory until it has answered. */
export function ask(
  { child, isNew }: { child: ChildProcess; isNew: boolean },
  question: object,
  limits: QuestionLimits,
  signal?: AbortSignal,
): Promise<Asked> {
  return new Promise((resolve) => {
    let isOver = false
    const end = (outcome: Outcome, { isReusable = false, isHelpersFault = false } = {}) => {
      isOver = true
      clearTimeout(clock)
      clearInterval(scale)
      child.off('message', onMessage)
      child.off('exit', onExit)
      signal?.removeEventListener('abort', onAbort)
      resolve({ outcome, isReusable, isHelpersFault: isHelpersFault && !isNew })
    }
    const started = performance.now()
    let cpuAtStart: Promise<number> | undefined
    let most = limits.restedMegabytes + limits.megabytes
    const onMessage = (said: unknown) => {
      const message = messageSchema.safeParse(said).data
      // A second `begun` must not reset the limits.
      if (!message || ('begun' in message && cpuAtStart)) {
        log.error('helper process', new Error('it said what no helper says'))
        end({ ended: 'crashed' })
      } else if ('begun' in message) {
        if (!isNew && !(message.begun <= limits.restedMegabytes)) return end({ ended: 'too-large' }, { isHelpersFault: true })
        most = message.begun + limits.megabytes
        cpuAtStart = cpuTimeOf(child.pid)
        clearTimeout(clock)
        clock = setTimeout(onTime, limits.milliseconds)
      } else if ('answer' in message) end(message, { isReusable: true })
      else {
        log.error('helper process', new Error(message.error))
        end({ ended: 'crashed' }, { isReusable: true, isHelpersFault: true })
      }
    }
    // On a busy machine a helper gets little of the processor, so its CPU time counts, not the clock.
    const onTime = async () => {
      const isPatient = performance.now() - started < limits.patience
      const left = isPatient && cpuAtStart ? limits.milliseconds - (await cpuTimeOf(child.pid)) + (await cpuAtStart) : 0
      if (isOver) return
      if (left > 0) clock = setTimeout(onTime, Math.min(Math.max(left, LOOK_MS), 200))
      else end({ ended: 'too-slow' })
    }
    // Node aborts when the heap is full; anything else is a fault of ours.
    const onExit = (code: number | null, signalName: NodeJS.Signals | null) => {
      const isFull = signalName === 'SIGABRT' || code === 134
      if (!isFull) log.error('helper process', new Error(`it ended with ${code ?? signalName}`))
      end({ ended: isFull ? 'too-large' : 'crashed' }, { isHelpersFault: true })
    }
    const onAbort = () => end({ ended: 'crashed' })
    let clock = setTimeout(onTime, limits.patience)
    const scale = setInterval(() => {
      if (memoryOf(child.pid) > most) end({ ended: 'too-large' })
    }, limits.watchMilliseconds ?? WATCH_MS)
    child.on('message', onMessage)
    child.once('exit', onExit)
    signal?.addEventListener('abort', onAbort)
    child.send(question, (error) => error && !isOver && end({ ended: 'crashed' }, { isHelpersFault: true }))
  })
}
