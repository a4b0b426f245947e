import type { DecidedField } from '@jobapply/core/applications/open-form-schema'
import type { Against, SubmitOutcome } from '#applications/forms/outcome/outcome'
import type { Watch, Watching } from './after-confirmation.ts'
import type { RunDeps } from './drive.ts'
import type { FrameField, FrameReading, FrameRequest } from './messages.ts'
import { invent } from './run.testing.ts'
import { afterTakeBack, isOver, type Run } from './run.ts'
import { type Report, reportOf } from './run-report.ts'

type Field = { id: string; label?: string; kind?: FrameField['kind']; required?: boolean; decided?: Partial<DecidedField> }
type Plan = {
  fields?: Field[]
  /** Ids that the page empties again, and how often. */
  empties?: Record<string, number>
  outcome?: SubmitOutcome
  isStopped?: () => boolean
  way?: 'next' | 'submit'
  hasCheck?: boolean
  verdict?: FrameReading['verdict']
  /** So long its tab loads, and shows nothing. */
  loadsMs?: number
}
/** What outlives the worker. */
export type Storage = { run: Run | undefined; reports: Report[] }

/** An employer's page with a form, a server that decides, and a clock that moves only by waiting. */
export function inventDesk(plan: Plan = {}, storage: Storage = { run: undefined, reports: [] }) {
  const { fields = [{ id: 'name' }], empties = {}, way = 'submit', hasCheck = false, loadsMs = 0 } = plan
  const values = new Map<string, string>()
  const asked: FrameRequest[] = []
  const world = {
    clock: 0,
    isAway: false,
    outcome: plan.outcome ?? ({ state: 'unconfirmed' } as SubmitOutcome),
    /** What the page says against the application that it has confirmed; null: it cannot be asked. */
    against: null as null | { address: string; against: Against[] },
    begins: 0,
    unattendedBegins: 0,
  }
  const closed: number[] = []
  const aside: { id: string; reason: string }[] = []
  const watched: Watch[] = []
  const readField = ({ id, label = 'First name', kind = 'text', required = true }: Field): FrameField => ({
    ...{ id, label, kind, required, labelSource: 'label', name: id, autocomplete: '', placeholder: '', description: '' },
    ...{ sections: [], options: [], isConcealed: false, isHelper: false, shown: values.get(id) ?? '' },
  })

  function answer(request: FrameRequest): unknown {
    asked.push(request)
    if (request.type === 'form.held') return request.actions.flatMap(({ id }) => (values.has(id) ? id : []))
    if (request.type === 'form.before')
      return {
        address: 'https://jobs.lever.co/green-mill/1/apply',
        names: fields.map(({ id }) => id),
        errors: [],
        blocks: [],
        isMarked: false,
      }
    if (request.type !== 'form.insert') return true
    const { id } = request.action
    values.set(id, 'value' in request.action ? request.action.value : 'Yes')
    return true
  }

  const deps: RunDeps = {
    now: () => world.clock,
    async sleep(milliseconds) {
      world.clock += milliseconds
      for (const [id, left] of Object.entries(empties)) {
        if (left === 0 || !values.delete(id)) continue
        empties[id] = left - 1
      }
    },
    readRun: async () => storage.run,
    async changeRun(step) {
      const after = step(storage.run)
      if (!after) return undefined
      const report = isOver(after) ? reportOf(after) : null
      if (report) storage.reports.push(report)
      storage.run = structuredClone(after)
      return after
    },
    sendReports: async () => {},
    setAside: async (id, reason) => void aside.push({ id, reason }),
    keepWatching: async (watch) => void watched.push(watch),
    server: {
      async form() {
        const decided = fields.map(({ id, label, decided: own }) => {
          const { decision, key, value, options, field } = invent({ id, ...(label ? { label } : {}) })
          return { id, decision, key, value, options, field, ...own }
        })
        return { fields: decided, open: [], files: [] }
      },
      async beginFilling({ isAlone }) {
        world.begins++
        if (isAlone) world.unattendedBegins++
        return plan.isStopped?.() ? 'stopped' : 'begun'
      },
      isStopped: async () => plan.isStopped?.() ?? false,
      file: async () => ({ base64: 'AA==' }),
    },
    page: {
      open: async () => 7,
      close: async (tab) => void closed.push(tab),
      isLoading: async () => world.clock < loadsMs,
      async frames() {
        if (world.clock < loadsMs) return []
        const address = 'https://jobs.lever.co/green-mill/1/apply'
        const page = { address, system: 'lever', way, fields: fields.map(readField), errors: [], titles: [] }
        return [
          {
            frame: 0,
            reading: { ...page, asksToSignIn: false, hasCheck, verdict: plan.verdict ?? { kind: 'application', reasons: [] } },
          },
        ]
      },
      ask: async (_, __, request) => {
        if (world.isAway) throw new Error('the worker was stopped')
        return answer(request)
      },
      outcome: async () => world.outcome,
      against: async () => world.against,
      stop: async () => {},
    },
  }
  const watching: Watching = {
    ...{ now: deps.now, sleep: deps.sleep, close: deps.page.close, against: deps.page.against },
    readWatches: async () => watched,
    changeWatches: async (change) => void watched.splice(0, watched.length, ...change([...watched])),
    async takeBack(applicationId, quote) {
      storage.reports.push({ call: 'take-back', input: { applicationId, quote } })
      storage.run = afterTakeBack(storage.run, applicationId, quote) ?? storage.run
    },
  }
  const inserted = () => asked.flatMap((one) => (one.type === 'form.insert' ? one.action.id : []))
  const presses = () => asked.filter(({ type }) => type === 'form.press').length
  return { deps, storage, values, world, asked, closed, aside, watched, watching, inserted, presses }
}

/** The worker dies after so many inserts: nothing that it waits for comes any more. Answers what brings the next one to life. */
export function loseWorker({ deps, inserted }: ReturnType<typeof inventDesk>, after: number): () => void {
  const { sleep } = deps
  const { ask } = deps.page
  const never = () => new Promise<never>(() => {})
  deps.page.ask = (...request) => {
    if (inserted().length < after) return ask(...request)
    deps.sleep = never
    return never()
  }
  return () => {
    deps.sleep = sleep
    deps.page.ask = ask
  }
}
