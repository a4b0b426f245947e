import { browser } from 'wxt/browser'
import { lookAt, startHere } from '#applications/here/here'
import { Refusal } from '#platform/refusal'
import { server } from '#platform/server'
import { watchConfirmed } from './after-confirmation.ts'
import { answerQuestion, createServer, REPORTS_ALARM, readQueue, sendReports } from './calls.ts'
import {
  attachFiles,
  fillForm,
  goToNextPage,
  happen,
  notePress,
  type RunDeps,
  readOpenForm,
  startRun,
  stopRun,
  submitForm,
} from './drive.ts'
import { formTabs, isTabOpen, showTab } from './form-tabs.ts'
import { placeOfOption } from './forms/match-option.ts'
import { beforeOf } from './forms/outcome/outcome.ts'
import { changeRun, changeWatches, keepWatch, readRun, readWatches, reportLost, takeBack } from './kept-run.ts'
import { type PanelRequest, pageNews } from './messages.ts'
import { resumeRun } from './resume.ts'
import { isOver, type Run } from './run.ts'
import { setAside } from './set-aside.ts'
import { goUnattended, keepAsking, UNATTENDED_ALARM } from './unattended-worker.ts'

const WORK_ALARM = 'work'

const createDesk = (): RunDeps => ({
  now: Date.now,
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  ...{ readRun, changeRun, sendReports, setAside, server: createServer(), page: formTabs },
  async keepWatching(watch) {
    await keepWatch(watch)
    await browser.alarms.create(WORK_ALARM, { periodInMinutes: 0.5 })
    void watchPages()
  },
})

/** Beside everything else: the next application does not wait for it. */
const watchPages = () =>
  navigator.locks.request('watch', { ifAvailable: true }, async (lock) => {
    if (!lock) return
    const { now, sleep } = createDesk()
    await watchConfirmed({
      ...{ now, sleep, readWatches, changeWatches, close: formTabs.close, against: formTabs.against },
      async takeBack(applicationId, quote) {
        await takeBack(applicationId, quote)
        await sendReports()
      },
    })
  })

/** One thing at a time is done to a form, in the order of the clicks. `isIdle`: only if nothing else is going on. */
const work = (step: (deps: RunDeps) => Promise<void>, isIdle = false) =>
  navigator.locks.request('form', { ifAvailable: isIdle }, async (lock) => {
    if (lock) await step(createDesk())
  })

/** Set up at the start of the worker, which may be a second one in the middle of an application. */
export function listenForApplications() {
  void work(async (deps) => {
    await reportLost()
    await resumeRun(deps, isTabOpen)
  })
  void keepAsking()
  void watchPages()

  browser.tabs.onRemoved.addListener((id) => void noteClosed(id))
  browser.tabs.onUpdated.addListener((id, { status }) => {
    if (status === 'complete') void noteLoaded(id)
  })
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === REPORTS_ALARM) void sendReports()
    if (name === WORK_ALARM) void goOn()
    if (name === UNATTENDED_ALARM) void workUnattended()
  })
}

/** A worker that was stopped in the middle is started again, and goes on where nobody else is at work. */
async function goOn() {
  const run = await readRun()
  void watchPages()
  if (run && !isOver(run)) await work((deps) => resumeRun(deps, isTabOpen), true)
  else if ((await readWatches()).length === 0) await browser.alarms.clear(WORK_ALARM)
}

const workUnattended = () =>
  goUnattended(async (step) => {
    await browser.alarms.create(WORK_ALARM, { periodInMinutes: 0.5 })
    await work(step, true)
  })

/** What is switched on starts at once, not at the next alarm. */
async function automate(request: Extract<PanelRequest, { type: 'apply.automate' }>): Promise<unknown> {
  const { platform, isOn } = request
  const after = await server.automate({ platform, isOn })
  if (isOn) void workUnattended()
  return after
}

const isOfRun = async (tab: number | undefined) => tab !== undefined && (await readRun())?.tab === tab

async function noteClosed(tab: number) {
  if (await isOfRun(tab)) await happen(createDesk(), { type: 'gone' })
}

/** The person changed a field, or went to another page of the site: signed in, or opened the form. */
async function noteLoaded(tab: number | undefined) {
  const run = await readRun()
  if (run && run.tab === tab && (run.phase === 'waiting' || run.phase === 'review')) await work(readOpenForm, true)
}

/** What the person does in the page, and what its script asks. After a press whatever is being filled ends by itself. */
export async function hearPage(message: unknown, tab: number | undefined): Promise<unknown> {
  const news = pageNews.safeParse(message).data
  if (!news || !(await isOfRun(tab))) return
  if (news.type === 'form.changed') return noteLoaded(tab)
  if (news.type === 'form.choose') return placeOfOption(news.wanted, news.labels)
  const deps = createDesk()
  await navigator.locks.request('press', { ifAvailable: true }, async (lock) => {
    if (lock) await notePress(deps, beforeOf(news.before))
  })
}

/** A click in the panel. Long work goes on after the answer: the panel follows the stored run. */
export async function hearPanel(request: PanelRequest): Promise<unknown> {
  // The start of the worker is all that it wants.
  if (request.type === 'apply.wake') return true
  if (request.type === 'apply.queue') return readQueue()
  if (request.type === 'apply.prepared') return prepared()
  if (request.type === 'apply.stop') return stop()
  if (request.type === 'apply.go-on') return server.goOn()
  if (request.type === 'apply.automation') return server.state()
  if (request.type === 'apply.automate') return automate(request)
  if (request.type === 'apply.said' || request.type === 'apply.not-yet')
    return say(request.type === 'apply.said' ? 'said' : 'not-yet')
  if (request.type === 'apply.look') return lookAt(formTabs, request.tab)
  if (request.type === 'apply.profiles') return server.profiles()
  if (request.type === 'apply.here') return fillHere(request)
  if (request.type === 'apply.track') return track()
  if (request.type === 'apply.retry') return retry()
  if (request.type === 'apply.leave') return (await happen(createDesk(), { type: 'leave' })) !== undefined
  if (request.type === 'apply.show') return show(request.id)
  void work((deps) => perform(deps, request))
  return true
}

type Work = Exclude<
  PanelRequest,
  {
    type: `apply.${'wake' | 'queue' | 'prepared' | 'stop' | 'go-on' | 'automation' | 'automate' | 'said' | 'not-yet' | 'retry' | 'leave' | 'show' | 'look' | 'profiles' | 'here' | 'track'}`
  }
>

async function perform(deps: RunDeps, request: Work): Promise<void> {
  if (request.type === 'apply.start') {
    await browser.alarms.create(WORK_ALARM, { periodInMinutes: 0.5 })
    return startRun(deps, request.job)
  }
  if (request.type === 'apply.again') return readOpenForm(deps)
  if (request.type === 'apply.fill') return fillForm(deps)
  if (request.type === 'apply.attach') return attachFiles(deps, request.ids)
  if (request.type === 'apply.submit') return submitForm(deps)
  const run = await readRun()
  if (!run) return
  if (request.type === 'apply.next') return request.page === run.page ? goToNextPage(deps) : undefined
  if (request.type === 'apply.accept') await happen(deps, { type: 'accept', id: request.id })
  else await answerOpen(deps, run, request)
  await readOpenForm(deps)
}

/** The person's own answer to this field is agreed to: it is not proposed once more. */
async function answerOpen(deps: RunDeps, { id, fields }: Run, request: Extract<Work, { type: 'apply.answer' }>) {
  // A second click on the same answer.
  if (!fields.some((field) => field.id === request.id && field.decision === 'ask')) return
  await answerQuestion(id, request.id, request.values, request.keep).then(
    () => happen(deps, { type: 'accept', id: request.id }),
    () => happen(deps, { type: 'told', message: "The answer doesn't fit this question, or we couldn't reach the server." }),
  )
}

async function prepared(): Promise<unknown> {
  const run = await readRun()
  return run && !isOver(run) ? server.prepared({ applicationId: run.id }) : undefined
}

const say = async (type: 'said' | 'not-yet') => (await happen(createDesk(), { type })) !== undefined

/** What failed waits in the queue again; false: no unit is left, or the server could not be reached. */
async function retry(): Promise<boolean> {
  const run = await readRun()
  if (run?.phase !== 'failed') return false
  return server.retry({ applicationId: run.id }).then(
    () => true,
    () => false,
  )
}

/** The person's click on 'Fill this form'. The code of the server's refusal; undefined: the form is being read. */
async function fillHere({ tab, job, profileId }: Extract<PanelRequest, { type: 'apply.here' }>): Promise<string | undefined> {
  const { title: job_title, company, location, address } = job
  try {
    const known = await server.here({ job_title, company, location, address, profileId })
    await browser.alarms.create(WORK_ALARM, { periodInMinutes: 0.5 })
    void work((deps) => startHere(deps, { ...job, id: known.job.id, tab, isHere: !known.isApproved }))
  } catch (error) {
    return error instanceof Refusal ? error.code : 'AWAY'
  }
}

async function track(): Promise<boolean> {
  const run = await readRun()
  if (!run?.isHere || run.unkept.length === 0) return false
  const isDone = await server.track({ applicationId: run.id }).then(
    () => true,
    () => false,
  )
  if (isDone) await changeRun((now) => (now?.id === run.id ? { ...now, unkept: [] } : null))
  return isDone
}

/** The person clicked the toolbar's button again: the page may be on another site now, which that click has opened to us. */
export const lookAgain = noteLoaded

/** First here, so that nothing more is typed or pressed; then for the whole account. */
async function stop(): Promise<boolean> {
  await stopRun(createDesk())
  return server.stop().then(
    () => true,
    () => false,
  )
}

async function show(id: string): Promise<boolean> {
  const run = await readRun()
  if (!run || run.tab === null) return false
  await showTab(run.tab)
  return (await formTabs.ask(run.tab, run.frame, { type: 'form.show', id })) === true
}
