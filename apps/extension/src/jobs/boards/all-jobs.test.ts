import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPage } from '#page.testing'
import { BOARDS, boardOf } from './all-boards.ts'
import { PAGE_CHANGES } from './changed-pages.testing.ts'
import { readBoard } from './read-board.ts'

const NOW = new Date('2026-11-16T12:00:00.000Z')
const FOLDER = new URL('fixtures/', import.meta.url)
const ADDRESSES: Readonly<Record<string, string>> = {
  indeed: 'https://www.indeed.com/jobs?q=x',
  linkedin: 'https://www.linkedin.com/jobs/search?keywords=x',
  glassdoor: 'https://www.glassdoor.co.uk/Job/jobs.htm?sc.keyword=x',
  dice: 'https://www.dice.com/jobs?q=x',
  ziprecruiter: 'https://www.ziprecruiter.com/jobs-search?search=x',
  simplyhired: 'https://www.simplyhired.com/search?q=x',
}
const SEARCHES = [
  { jobTitle: 'Cook', location: '', country: 'all', jobType: 'all', workType: 'all', experienceLevel: 'all' },
  {
    jobTitle: 'Night nurse & carer',
    location: 'Leeds',
    country: 'United Kingdom',
    jobType: 'part-time',
    workType: 'remote',
    experienceLevel: 'entry',
  },
  { jobTitle: 'C++', location: 'Berlin', country: 'Germany', jobType: 'contract', workType: 'hybrid', experienceLevel: 'senior' },
  {
    jobTitle: 'Clerk',
    location: 'Austin, TX',
    country: 'United States',
    jobType: 'internship',
    workType: 'on-site',
    experienceLevel: 'mid',
  },
  { jobTitle: 'Director', location: '', country: 'Canada', jobType: 'full-time', workType: 'all', experienceLevel: 'executive' },
] as const
const LINKS = [
  'https://www.indeed.com/viewjob?jk=a1b2c3d4e5f60001&from=x',
  'https://de.indeed.com/rc/clk?jk=a1b2c3d4e5f60001',
  'https://uk.linkedin.com/jobs/view/cook-at-acme-4100000055?trk=x',
  'https://www.linkedin.com/jobs/view/4100000001/',
  'https://www.linkedin.com/jobs/search/?currentJobId=4100000001',
  'https://www.glassdoor.com/job-listing/x-JV_IC1.htm?jl=1010000000001&utm=1',
  'https://www.dice.com/job-detail/11111111-aaaa-4bbb-8ccc-000000000001?x=1',
  'https://www.simplyhired.com/job/hJ0aaaaaaaaaaaaaaaaaaaa1?q=x',
  'https://www.ziprecruiter.com/c/Acme/Job/Cook/-in-Tulsa,OK?jid=aaaa000000000001&x=2',
  'https://www.indeed.com/jobs?q=x',
  'https://www.dice.com/company/1',
]

const shown = (values: object) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' | ')

test('every field of every job on the invented pages of boards, as they are and as boards change them, is as approved', async () => {
  const blocks = readdirSync(FOLDER).map((file) => {
    const id = file.split(/[-.]/)[0] ?? ''
    const board = boardOf(id)
    if (!board) throw new Error(`No board for ${file}`)
    const read = (change?: (page: Document) => void) => {
      const page = readPage(readFileSync(new URL(file, FOLDER), 'utf8'))
      change?.(page)
      const { outcome, jobs, unrendered } = readBoard(board, page, ADDRESSES[id] ?? '', NOW)
      return [`${outcome} ${unrendered.join(' ')}`.trim(), ...jobs.map(shown)]
    }
    const usual = read()
    const changed = Object.entries(PAGE_CHANGES).flatMap(([name, change]) => {
      const rows = read(change)
      return [`-- ${name}: ${rows[0]}`, ...rows.slice(1).filter((row) => !usual.includes(row))]
    })
    return [`== ${file}`, ...usual, ...changed].join('\n')
  })
  await expect(`${blocks.join('\n')}\n`).toMatchFileSnapshot('all-jobs.approved.txt')
})

test('the addresses that boards are asked at, and those of their jobs, are as approved', async () => {
  const rows = BOARDS.flatMap((board) => [
    `== ${board.id}`,
    ...SEARCHES.flatMap((search) =>
      [0, 1, 2].map((page) => `${page}: ${board.buildAddress({ ...search, selectedPlatform: 'all' }, page) ?? 'none'}`),
    ),
    ...LINKS.map((link) => new URL(link)).flatMap((link) => {
      const job = board.isHost(link.host) ? board.readAddress(link) : undefined
      return job
        ? [`${link.href} -> ${job.id} ${job.url} or ${board.addressOf(job.id, link.origin)}`]
        : board.isHost(link.host)
          ? [`${link.href} -> no job`]
          : []
    }),
  ])
  await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('all-addresses.approved.txt')
})
