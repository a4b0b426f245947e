import type { ChildProcess } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type { z } from 'zod'
import { log } from '#platform/log'
import { createGauge } from '#platform/metrics/registry'
import { helperQuestions } from '#platform/metrics/requests'
import { BusyError, createSlots } from '#platform/slots'
import { ask, type Ending, type Outcome, type QuestionLimits } from './ask.ts'
import type { Program } from './files.ts'
import { type Isolation, isolation } from './isolation.ts'
import { launch } from './launch.ts'

export type Limits = QuestionLimits & {
  heapMegabytes: number
  /** A helper is replaced after this many questions. */
  questions: number
  /** An idle helper ends after this time. */
  idleMilliseconds: number
  /** The most questions that wait; further callers are asked to come back later. */
  queue: number
  /** Default: one per core. */
  helpers?: number
}
export type Pool = {
  /** A question that is a function is made when its turn comes, so that those who wait hold no memory. Fails with a BusyError. */
  ask<Answer>(
    question: Question,
    schema: z.ZodType<Answer>,
    signal?: AbortSignal,
  ): Promise<{ answer: Answer } | { ended: Ending }>
  stop(): void
}

type Question = object | (() => Promise<object>)
type Running = { program: string; helpers(): number; waiting(): number }
const pools = new Set<Running>()
const sumOf = (program: string, count: (one: Running) => number) =>
  [...pools].filter((one) => one.program === program).reduce((sum, one) => sum + count(one), 0)
const byProgram = (count: (one: Running) => number) => () =>
  [...new Set([...pools].map(({ program }) => program))].map((program) => ({ labels: { program }, value: sumOf(program, count) }))
createGauge(
  'jobapply_helper_processes',
  'Helper processes that run.',
  byProgram(({ helpers }) => helpers()),
)
createGauge(
  'jobapply_helper_waiting',
  'Questions that wait for a helper process.',
  byProgram(({ waiting }) => waiting()),
)

type Helper = { child: ChildProcess; questions: number; idle: NodeJS.Timeout | undefined }

/** Helper processes for text and files of strangers, one a core. They start on first use and end after some time without any. */
export function createPool(program: Program, limits: Limits, isolate: () => Promise<Isolation> = isolation): Pool {
  const free: Helper[] = []
  const all = new Set<Helper>()
  const slots = createSlots({ atOnce: limits.helpers ?? availableParallelism(), waiting: limits.queue })
  let isStopped = false
  const running: Running = { program: program.name, helpers: () => all.size, waiting: slots.waiting }
  pools.add(running)

  async function inTurn(question: Question, signal?: AbortSignal): Promise<Outcome> {
    const giveBack = await slots.take(signal)
    try {
      const made = typeof question === 'function' ? await question() : question
      signal?.throwIfAborted()
      const helper = free.pop() ?? (await start())
      let { outcome, isHelpersFault } = await askOne(helper, made, signal)
      signal?.throwIfAborted()
      // What earlier questions have left in a helper says nothing about this one.
      if (isHelpersFault && !isStopped) {
        ;({ outcome } = await askOne(await start(), made, signal))
        signal?.throwIfAborted()
      }
      // Helpers that were ended with the program say nothing about the question.
      if (isStopped) throw new BusyError(`${program.name} is stopped`)
      return outcome
    } finally {
      giveBack()
    }
  }

  async function start(): Promise<Helper> {
    const child = launch(program, await isolate(), limits.heapMegabytes)
    const helper: Helper = { child, questions: 0, idle: undefined }
    all.add(helper)
    child.once('exit', () => forget(helper))
    return helper
  }

  async function askOne(helper: Helper, question: object, signal?: AbortSignal) {
    clearTimeout(helper.idle)
    const isNew = helper.questions === 0
    helper.questions += 1
    const asked = await ask({ child: helper.child, isNew }, question, limits, signal)
    if (asked.isReusable && helper.questions < limits.questions) release(helper)
    else helper.child.kill('SIGKILL')
    return asked
  }

  function release(helper: Helper) {
    free.push(helper)
    helper.idle = setTimeout(() => {
      forget(helper)
      helper.child.kill('SIGKILL')
    }, limits.idleMilliseconds)
    helper.idle.unref()
    helper.child.unref()
    helper.child.channel?.unref()
  }

  function forget(helper: Helper) {
    clearTimeout(helper.idle)
    all.delete(helper)
    const place = free.indexOf(helper)
    if (place >= 0) free.splice(place, 1)
  }

  function stop() {
    isStopped = true
    for (const { child } of all) child.kill('SIGKILL')
  }
  process.once('exit', stop)

  return {
    ask: async (question, schema, signal) => {
      const outcome = await inTurn(question, signal)
      helperQuestions.add({ program: program.name, outcome: 'ended' in outcome ? outcome.ended : 'answered' })
      if ('ended' in outcome) return outcome
      const checked = schema.safeParse(outcome.answer)
      if (checked.success) return { answer: checked.data }
      log.error('helper process', new Error(`${program.name} answered in another shape`), {
        paths: checked.error.issues.slice(0, 5).map(({ path }) => path.join('.')),
      })
      return { ended: 'crashed' }
    },
    stop: () => {
      process.off('exit', stop)
      pools.delete(running)
      stop()
    },
  }
}
