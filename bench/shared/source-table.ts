import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalAddress } from '@jobapply/core/jobs/address'
import { toListing } from '@jobapply/core/jobs/listing'
import { SOURCES } from '@jobapply/server/features/jobs/sources/all-sources'
import type { Source } from '@jobapply/server/features/jobs/sources/readers/source'

const FOLDER = join(import.meta.dirname, '../../apps/server/src/features/jobs/sources/fixtures/systems')
const NOW = new Date('2026-11-15T12:00:00.000Z')
const FIELDS = ['id', 'title', 'company', 'location', 'url']
type Expected = Record<string, { token: string; list: string; jobs: Record<string, unknown>[] }>
const EXPECTED: Expected = JSON.parse(readFileSync(join(FOLDER, 'expected.json'), 'utf8'))

/** The ten systems that were read first, as a share of what others count by applicant system. */
const FIRST_TEN = 53
/** Open postings of the other applicant systems, counted by strelov1/freehire in November 2026. */
const OPEN: Readonly<Record<string, number>> = {
  ...{
    oracle: 205_930,
    ukg: 151_597,
    icims: 77_788,
    jibe: 11_984,
    paycom: 69_672,
    phenom: 53_137,
    gupy: 52_408,
    bamboohr: 50_674,
  },
  ...{ teamtailor: 36_452, jazzhr: 34_285, paylocity: 23_303, zohorecruit: 20_185, eightfold: 19_706, apploi: 17_742 },
  ...{ applicantpro: 16_186, isolvedhire: 12_149, hireology: 15_364, pinpoint: 12_954, solides: 12_406, careerplug: 12_324 },
  ...{
    radancy: 12_313,
    join: 9_393,
    manatal: 9_230,
    taleo: 7_818,
    inhire: 7_034,
    trakstar: 6_549,
    freshteam: 6_065,
    jobvite: 4_667,
  },
  ...{ successfactors: 4_401, factorial: 4_270, rippling: 3_256, gem: 2_461, erecruiter: 2_434, traffit: 2_161, neogov: 1_842 },
  ...{ peopleforce: 1_458, cornerstone: 1_421, avature: 1_328, pageup: 978, hibob: 911, softgarden: 867, comeet: 625, deel: 580 },
  ...{ adp: 17, jobylon: 7_613, catsone: 1_086, betterteam: 1_007 },
}
const others = Object.values(OPEN).reduce((sum, count) => sum + count, 0)
const shareOf = (id: string) => ((100 - FIRST_TEN) * (OPEN[id] ?? 0)) / others

/** Prints the table of systems for RESULTS.md: what each one's use rests on, what is read of its invented answer, and its share of open postings. */
export function printSourceTable() {
  console.log(
    '| system | use | jobs of its invented answer | fields right | share of postings |\n| --- | --- | --- | --- | --- |',
  )
  for (const source of SOURCES) {
    const { jobs, right, fields } = tryAnswer(source)
    const share = OPEN[source.id] ? `${shareOf(source.id).toFixed(2)} %` : ''
    if (fields > 0 || share)
      console.log(`| ${source.name} | ${source.terms.basis} | ${jobs} | ${right} of ${fields} | ${share} |`)
  }
  const readable = SOURCES.reduce((sum, { id }) => sum + shareOf(id), FIRST_TEN)
  const unread = Object.keys(OPEN).filter((id) => !SOURCES.some((source) => source.id === id))
  console.log(
    `\n${SOURCES.length} sources; ${readable.toFixed(1)} % of the counted postings are readable; not read: ${unread.join(', ')}.`,
  )
}

function tryAnswer(source: Source): { jobs: number; right: number; fields: number } {
  const expected = EXPECTED[source.id]
  if (!expected) return { jobs: 0, right: 0, fields: 0 }
  const board = { token: expected.token, name: source.kind === 'feed' ? '' : source.id === 'join' ? 'Mühle' : 'Acme' }
  const { jobs } = source.read(readFileSync(join(FOLDER, source.id, expected.list), 'utf8'), board, source.list(board))
  const read = jobs.map((job): Record<string, unknown> => ({ ...toListing(job, NOW), id: job.id }))
  const wanted = expected.jobs.flatMap((job, at) =>
    FIELDS.map((field) => read[at]?.[field] === (field === 'url' ? canonicalAddress(String(job.url)) : job[field])),
  )
  return { jobs: jobs.length, right: wanted.filter(Boolean).length, fields: wanted.length }
}
