import type { ChildProcess } from 'node:child_process'
import { log } from '#platform/log'
import { BEGUN, type Reply } from './serve-questions.ts'
import { cpuTimeOf, memoryOf } from './usage.ts'

export type QuestionLimits = {
  /** Of CPU time. */
  milliseconds: number
  /** How long somebody waits on a machine that has other things to do. */
  patience: number
  /** Resident memory. */
  megabytes: number
}
/** Why there is no answer: it took too long or too much memory, or the helper failed. */
export type Ending = 'too-slow' | 'too-large' | 'crashed'
export type Outcome = { answer: unknown } | { ended: Ending }
/** A helper is reusable after it has replied; otherwise nobody knows what it is doing. */
type Asked = { outcome: Outcome; isReusable: boolean }

/** A bomb grows by up to 3 MB in a millisecond. */
const WATCH_MS = 10

/** Asks a helper one question, and watches its time and memory meanwhile. */
export function ask(child: ChildProcess, question: object, limits: QuestionLimits, signal?: AbortSignal): Promise<Asked> {
  return new Promise((resolve) => {
    let isOver = false
    const end = (outcome: Outcome, isReusable = false) => {
      isOver = true
      clearTimeout(clock)
      clearInterval(scale)
      child.off('message', onMessage)
      child.off('exit', onExit)
      signal?.removeEventListener('abort', onAbort)
      resolve({ outcome, isReusable })
    }
    const started = performance.now()
    let cpuAtStart: Promise<number> | undefined
    const onMessage = (message: typeof BEGUN | Reply) => {
      if (message === BEGUN) {
        cpuAtStart = cpuTimeOf(child.pid)
        clearTimeout(clock)
        clock = setTimeout(onTime, limits.milliseconds)
      } else if ('answer' in message) end(message, true)
      else {
        log.error('helper process', new Error(message.error))
        end({ ended: 'crashed' }, true)
      }
    }
    // On a busy machine a helper gets little of the processor, so its CPU time counts, not the clock.
    const onTime = async () => {
      const isPatient = performance.now() - started < limits.patience
      const isWithin = isPatient && cpuAtStart && (await cpuTimeOf(child.pid)) - (await cpuAtStart) < limits.milliseconds
      if (isOver) return
      if (isWithin) clock = setTimeout(onTime, Math.min(limits.milliseconds, 200))
      else end({ ended: 'too-slow' })
    }
    // Node aborts when the heap is full; anything else is a fault of ours.
    const onExit = (code: number | null, signalName: NodeJS.Signals | null) => {
      const isFull = signalName === 'SIGABRT' || code === 134
      if (!isFull) log.error('helper process', new Error(`it ended with ${code ?? signalName}`))
      end({ ended: isFull ? 'too-large' : 'crashed' })
    }
    const onAbort = () => end({ ended: 'crashed' })
    let clock = setTimeout(onTime, limits.patience)
    const scale = setInterval(() => {
      if (memoryOf(child.pid) > limits.megabytes) end({ ended: 'too-large' })
    }, WATCH_MS)
    child.on('message', onMessage)
    child.once('exit', onExit)
    signal?.addEventListener('abort', onAbort)
    child.send(question, (error) => error && !isOver && end({ ended: 'crashed' }))
  })
}
