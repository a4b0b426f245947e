import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { availableParallelism, setPriority } from 'node:os'
import { join } from 'node:path'
import type { ResumeKind, UnreadableReason } from '@jobapply/core/resume/constants'
import type { ResumeReading } from '@jobapply/core/resume/schema'
import { log } from '#platform/log'
import { CHECKOUT, IS_BUILT } from '#platform/places'

export type ReaderQuestion = { bytes: Uint8Array; kind: ResumeKind }
export type ReaderAnswer = { status: 'success'; reading: ResumeReading } | { status: 'unreadable'; reason: UnreadableReason }
export type Reader = { read(question: ReaderQuestion, signal?: AbortSignal): Promise<ReaderAnswer>; stop(): void }

/** More people than this wait for nothing: they are told to come back. */
const LONGEST_QUEUE = 40
export class ReaderBusyError extends Error {}

/** `workMilliseconds` of a processor are enough for every document; how long they take on a busy machine is another matter. */
const LIMITS = {
  workMilliseconds: 4_000,
  waitMilliseconds: 60_000,
  heapMegabytes: 192,
  megabytes: 420,
  documents: 200,
  idleMilliseconds: 60_000,
}
/** Below ordinary, and high enough to get its turn on a machine with much to do. */
const PRIORITY = 5
/** Linux counts a process's work in hundredths of a second. */
const TICK_MS = 10
const PROGRAM = IS_BUILT
  ? join(CHECKOUT, 'apps/server/build/reader.js')
  : join(CHECKOUT, 'apps/server/src/features/resume/reader-process.ts')

type Process = { child: ChildProcess; documents: number; idle: NodeJS.Timeout | undefined }

/** Processes that read, one a core; each stays warm for a minute and is ended when a file takes too much work, time or memory. */
export function createReader(limits: Partial<typeof LIMITS> = {}): Reader {
  const bound = { ...LIMITS, ...limits }
  const free: Process[] = []
  const all = new Set<Process>()
  const waiting: (() => void)[] = []
  let working = 0

  async function read(question: ReaderQuestion, signal?: AbortSignal): Promise<ReaderAnswer> {
    if (working >= availableParallelism()) {
      if (waiting.length >= LONGEST_QUEUE) throw new ReaderBusyError()
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    working += 1
    try {
      signal?.throwIfAborted()
      return await readIn(free.pop() ?? start(), question, signal)
    } finally {
      working -= 1
      waiting.shift()?.()
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
    const worked = await workOf(one.child.pid)
    const { answer, reusable } = await ask(one.child, question, worked, signal)
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

  function ask(child: ChildProcess, question: ReaderQuestion, worked: number, signal?: AbortSignal) {
    return new Promise<{ answer: ReaderAnswer; reusable: boolean }>((resolve) => {
      const end = (answer: ReaderAnswer, reusable = false) => {
        clearTimeout(clock)
        clearInterval(scale)
        child.off('message', onAnswer)
        child.off('exit', onExit)
        signal?.removeEventListener('abort', onAbort)
        resolve({ answer, reusable })
      }
      const unreadable = (reason: UnreadableReason): ReaderAnswer => ({ status: 'unreadable', reason })
      const onAnswer = (answer: unknown) => end(answer as ReaderAnswer, true)
      // Node ends itself with an abort when the heap is full; anything else is a fault of ours.
      const onExit = (code: number | null, signalName: NodeJS.Signals | null) => {
        const isFull = signalName === 'SIGABRT' || code === 134
        if (!isFull) log.error('resume reader', new Error(`it ended with ${code ?? signalName}`))
        end(unreadable(isFull ? 'too-large' : 'damaged'))
      }
      const onAbort = () => end(unreadable('damaged'))
      const clock = setTimeout(() => end(unreadable('too-slow')), bound.waitMilliseconds)
      const scale = setInterval(async () => {
        if ((await memoryOf(child.pid)) > bound.megabytes) end(unreadable('too-large'))
        if ((await workOf(child.pid)) - worked > bound.workMilliseconds) end(unreadable('too-slow'))
      }, 50)
      child.on('message', onAnswer)
      child.once('exit', onExit)
      signal?.addEventListener('abort', onAbort)
      if (signal?.aborted) return onAbort()
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
    if (pid) setPriority(pid, PRIORITY)
  } catch {}
}

/** Resident memory in MB where the system tells (Linux); elsewhere the limits of heap and time hold. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** The time that processors have given to it, where the system tells. */
async function workOf(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // Behind the program's name, which may hold anything: state, ten other figures, then its own work and that of the system for it.
  const [, user = 0, system = 0] = /^.*\) \S(?: \S+){10} (\d+) (\d+)/s.exec(stat)?.map(Number) ?? []
  return (user + system) * TICK_MS
}
