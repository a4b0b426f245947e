import type { JobListing } from '@jobapply/core/jobs/schema'
import { outsideOf, whyOff } from '#features/jobs/fetching/outside'
import { visitBoard, visitJob } from '#features/jobs/fetching/visit'
import { readAnswer } from '#features/jobs/reading/read-answer'
import { now } from '#platform/clock'
import type { Settings } from '#platform/env'
import { DIRECTORY } from './companies/directory.ts'
import { SOURCES } from './sources/all-sources.ts'
import { type Board, type Source, WHOLE_FEED } from './sources/readers/source.ts'

/** One board a system to try it with; for the others the operator names one. */
const BOARDS: Readonly<Record<string, string>> = {
  ...{ adp: '0154eb6b-035e-48d3-8281-02a72b69d53f/19000101_000001', applicantpro: 'canton', avature: 'a2milkkf.avature.net' },
  ...{ bamboohr: 'activategames', careerplug: '1-800-water-damage-careers', dayforce: 'aan/CANDIDATEPORTAL', gem: 'joinforage' },
  ...{
    eightfold: 'albemarle.eightfold.ai/albemarle.com',
    factorial: '24hassistance.factorial.it',
    gupy: '10',
    hireology: '1sthonda',
  },
  ...{
    icims: 'abudhabi-nyu.icims.com',
    jazzhr: '829llc',
    jobvite: 'abilitybeyondcareers',
    join: '01informatica',
    manatal: 'alcor',
  },
  ...{
    neogov: 'alamanceccedu',
    oracle: 'airborneo-iacatj.fa.ocs.oraclecloud.com/CX_1001',
    paycom: '0012604c8f3328ef1785c7189f1333b7',
  },
  ...{ paylocity: '0074dae6-e7c6-4b3e-80b7-5006355028a4', phenom: 'career.electroluxgroup.com', pinpoint: 'aawdc' },
  ...{ rippling: '15-lightyears-careers', softgarden: 'abeking.career.softgarden.de', successfactors: '133723.jobs2web.com' },
  ...{ taleo: 'baesystems.taleo.net/1', zohorecruit: '2basetechnologies.zohorecruit.in' },
  ukg: 'accessiblespace.rec.pro.ukg.net/acc1507asei/1f3e7f92-2b60-4b8d-a893-c948a630e8a8',
}
const SLICE = 'nurse@'
const FIELDS = [
  ...(['title', 'company', 'location', 'country', 'workMode', 'jobType', 'salaryMin', 'postedAt', 'expiresAt'] as const),
  ...(['description', 'url', 'applyUrl'] as const),
]

/** The lines of `npm run sources -- list`. */
export const describeTerms = (settings: Settings) =>
  SOURCES.map((source) => {
    const state = whyOff(source, settings) ? 'off' : 'on'
    return [source.id.padEnd(20), state.padEnd(4), source.terms.basis.padEnd(11), source.terms.page].join(' ')
  })

/** Asks one board of each source that is named, or of all that are on. */
export async function* describeCheck(names: readonly string[], settings: Settings): AsyncGenerator<string> {
  const asked = names.map((name) => {
    const [id = '', ...token] = name.split(':')
    return { id, token: token.join(':') }
  })
  for (const { id } of asked) if (!SOURCES.some((source) => source.id === id)) yield `${id}: there is no such source.`
  for (const source of SOURCES) {
    const named = asked.find(({ id }) => id === source.id)
    if (asked.length > 0 && !named) continue
    const board = boardOf(source, named?.token)
    const off = whyOff(source, settings)
    if (off || !board) yield `${source.id}: ${off ?? 'name a board of it: NAME:BOARD'}`
    else yield* checkSource(source, board, settings)
  }
}

function boardOf(source: Source, token: string | undefined): Board | undefined {
  if (token) return { token, name: '' }
  if (source.slices) return { token: SLICE, name: '' }
  if (source.kind === 'feed') return WHOLE_FEED
  const known = BOARDS[source.id] ?? DIRECTORY.find((entry) => entry.source === source.id)?.token
  return known === undefined ? undefined : { token: known, name: '' }
}

/** Reads in this process: it is the operator's own, and ends when a text takes too long. */
async function* checkSource(source: Source, board: Board, settings: Settings): AsyncGenerator<string> {
  const visitor = {
    client: outsideOf(settings).client,
    read: async (answer: Parameters<typeof readAnswer>[0]) => readAnswer(answer, now()),
  }
  const visit = await visitBoard(visitor, { ...source, terms: { ...source.terms, pages: 2 } }, board)
  const state = visit.isComplete ? 'complete' : 'incomplete: nothing would be closed'
  yield `${source.id} (${board.token || 'whole feed'}): ${visit.outcome}, ${visit.jobs.length} jobs, ${visit.unread} unread, ${state}`
  const [first] = visit.jobs
  if (!first) return
  yield `  ${FIELDS.map((field) => `${field} ${countOf(visit.jobs, field)}`).join(', ')}`
  yield `  first: ${FIELDS.map((field) => `${field}=${shown(first[field])}`).join(' | ')}`
  if (source.listHasText) return
  const one = await visitJob(visitor, source, board, { id: first.sourceId, url: first.url })
  yield `  its own answer: ${one.outcome}, description of ${one.jobs[0]?.description.length ?? 0} characters`
}

const countOf = (jobs: readonly JobListing[], field: (typeof FIELDS)[number]) =>
  jobs.filter((job) => job[field] !== null && job[field] !== '').length
const shown = (value: unknown) => (value === null || value === '' ? '-' : String(value).replace(/\s+/g, ' ').slice(0, 60))
