import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { availableParallelism, constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { ResumeKind, UnreadableReason } from '@jobapply/core/resume/constants'
import type { ResumeParseResult } from '@jobapply/core/resume/schema'
import { log } from '#platform/log'
import { CHECKOUT, IS_BUILT } from '#platform/places'
import { createSlots } from '#platform/slots'

export type ReaderQuestion = { bytes: Uint8Array; kind: ResumeKind }
export type ReaderAnswer = { status: 'success'; reading: ResumeParseResult } | { status: 'unreadable'; reason: UnreadableReason }
/** The process has begun to read; before, it may have had to start. */
export const BEGUN = 'begun'
/** A file to read; its bytes are loaded when its turn comes, so that those who wait hold no memory. */
export type ReaderFile = { file: Pick<Blob, 'bytes'>; kind: ResumeKind }
/** Fails with a BusyError when too many wait. */
export type Reader = { read(file: ReaderFile, signal?: AbortSignal): Promise<ReaderAnswer>; stop(): void }

/** More uploads than this wait for nothing: their people are told to come back. */
const LONGEST_QUEUE = 40

/** `milliseconds` of reading; `patience` is how long somebody waits for it on a machine that has other things to do. */
const LIMITS = {
  milliseconds: 4_000,
  patience: 30_000,
  heapMegabytes: 192,
  megabytes: 420,
  documents: 200,
  idleMilliseconds: 60_000,
}
const PROGRAM = IS_BUILT
  ? join(CHECKOUT, 'apps/server/build/reader.js')
  : join(CHECKOUT, 'apps/server/src/features/resume/reader-process.ts')

type Process = { child: ChildProcess; documents: number; idle: NodeJS.Timeout | undefined }

/** Processes that read, one a core; each stays warm for a minute and is ended when a file takes too long or too much memory. */
export function createReader(limits: Partial<typeof LIMITS> = {}): Reader {
  const bound = { ...LIMITS, ...limits }
  const free: Process[] = []
  const all = new Set<Process>()
  const slots = createSlots({ atOnce: availableParallelism(), waiting: LONGEST_QUEUE })

  async function read({ file, kind }: ReaderFile, signal?: AbortSignal): Promise<ReaderAnswer> {
    const giveBack = await slots.take(signal)
    try {
      const bytes = await file.bytes()
      signal?.throwIfAborted()
      return await readIn(free.pop() ?? start(), { bytes, kind }, signal)
    } finally {
      giveBack()
    }
  }

  function start(): Process {
    const child = fork(PROGRAM, [], {
      serialization: 'advanced',
      // No setting and no secret reaches it; it may read its own program and nothing else on this disk.
      env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '' },
      execArgv: [`--max-old-space-size=${bound.heapMegabytes}`, '--permission', `--allow-fs-read=${CHECKOUT}/`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    yieldToOthers(child.pid)
    const one: Process = { child, documents: 0, idle: undefined }
    all.add(one)
    child.once('exit', () => all.delete(one))
    child.on('error', (error) => log.error('resume reader', error))
    return one
  }

  async function readIn(one: Process, question: ReaderQuestion, signal?: AbortSignal): Promise<ReaderAnswer> {
    clearTimeout(one.idle)
    one.documents += 1
    const { answer, reusable } = await ask(one.child, question, signal)
    if (reusable && one.documents < bound.documents) release(one)
    else one.child.kill('SIGKILL')
    signal?.throwIfAborted()
    return answer
  }

  function release(one: Process) {
    free.push(one)
    one.idle = setTimeout(() => {
      free.splice(free.indexOf(one), 1)
      one.child.kill('SIGKILL')
    }, bound.idleMilliseconds)
    one.idle.unref()
    one.child.unref()
    one.child.channel?.unref()
  }

  function ask(child: ChildProcess, question: ReaderQuestion, signal?: AbortSignal) {
    return new Promise<{ answer: ReaderAnswer; reusable: boolean }>((resolve) => {
      let isOver = false
      const end = (answer: ReaderAnswer, reusable = false) => {
        isOver = true
        clearTimeout(clock)
        clearInterval(scale)
        child.off('message', onAnswer)
        child.off('exit', onExit)
        signal?.removeEventListener('abort', onAbort)
        resolve({ answer, reusable })
      }
      const unreadable = (reason: UnreadableReason): ReaderAnswer => ({ status: 'unreadable', reason })
      const started = performance.now()
      let begun: Promise<number> | undefined
      const onAnswer = (answer: unknown) => {
        if (answer !== BEGUN) return end(answer as ReaderAnswer, true)
        begun = workOf(child.pid)
        clearTimeout(clock)
        clock = setTimeout(onTime, bound.milliseconds)
      }
      // On a busy machine it gets little of the processor: what counts is how long it has worked.
      const onTime = async () => {
        const isWaiting = performance.now() - started < bound.patience
        const isYoung = isWaiting && begun && (await workOf(child.pid)) - (await begun) < bound.milliseconds
        if (isOver) return
        if (isYoung) clock = setTimeout(onTime, Math.min(bound.milliseconds, 200))
        else end(unreadable('too-slow'))
      }
      // Node ends itself with an abort when the heap is full; anything else is a fault of ours.
      const onExit = (code: number | null, signalName: NodeJS.Signals | null) => {
        const isFull = signalName === 'SIGABRT' || code === 134
        if (!isFull) log.error('resume reader', new Error(`it ended with ${code ?? signalName}`))
        end(unreadable(isFull ? 'too-large' : 'damaged'))
      }
      const onAbort = () => end(unreadable('damaged'))
      let clock = setTimeout(onTime, bound.patience)
      const scale = setInterval(async () => {
        if ((await memoryOf(child.pid)) > bound.megabytes) end(unreadable('too-large'))
      }, 50)
      child.on('message', onAnswer)
      child.once('exit', onExit)
      signal?.addEventListener('abort', onAbort)
      child.send(question, (error) => error && end(unreadable('damaged')))
    })
  }

  return {
    read,
    stop: () => {
      for (const one of all) one.child.kill('SIGKILL')
    },
  }
}

let shared: Reader | undefined
/** The one of this process, made when the first file comes; its processes end with this one. */
export function resumeReader(): Reader {
  if (!shared) {
    const reader = createReader()
    process.once('exit', reader.stop)
    shared = reader
  }
  return shared
}

/** Reading gives way to everybody's calls; where the system does not allow that, it reads as it is. */
function yieldToOthers(pid: number | undefined) {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
}

/** Resident memory in MB where the system tells (Linux); elsewhere the limits of heap and time hold. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** Milliseconds that it had the processor, where the system tells (Linux, in hundredths of a second); elsewhere none. */
async function workOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [user, system] = status
    .slice(status.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * 10
}
