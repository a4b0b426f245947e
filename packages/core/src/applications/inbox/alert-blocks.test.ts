import { expect, test } from 'vitest'
import { alertSender, readJobAlert } from './alert-senders.ts'

const of = (board: 'glassdoor' | 'dice' | 'simplyhired' | 'ziprecruiter' | null, company: string | null = null) => ({
  board,
  company,
})

test.each([
  ['Glassdoor Jobs <noreply@glassdoor.com>', '3 new jobs in Leeds', of('glassdoor')],
  ['Dice <alerts@dice.com>', 'New jobs for lamplighter', of('dice')],
  ['Harbour Trust Careers <jobs@harbourtrust.example>', 'Neue Stellen für Sie', of(null, 'Harbour Trust')],
  ['Harbour Trust Careers <jobs@elsewhere.example>', 'Neue Stellen für Sie', of(null)],
  ['Jobs in the north <alert@northjobs.example>', '4 nouvelles offres', of(null)],
  ['Glassdoor <noreply@glassdoor.com>', 'Your salary report', undefined],
  ['LinkedIn <messages-noreply@linkedin.com>', 'Ann sent you jobs', undefined],
  ['Mum <mum@home.example>', 'Sunday', undefined],
])('%s, "%s", is an alert of %o', (from, subject, sender) => {
  expect(alertSender(from, subject)).toEqual(sender)
})

test('blocks of a board whose form nobody told us become jobs, each with an address that names the job alone', () => {
  const job = (title: string, company: string, place: string, id: number) =>
    `${title}\n${company}\n${place}\n£28,000\nhttps://www.glassdoor.com/partner/jobListing.htm?pos=1&jobListingId=10${id}&guid=canary-1234&utm_source=jobalert\n\n`
  const text = `Your alert\n\n${job('Lamplighter', 'Harbour Trust', 'Leeds, England', 11111)}${job('Night Porter', 'Mill & Sons', 'York, England', 22222)}Unsubscribe: https://www.glassdoor.com/unsubscribe?t=secret\n`
  expect(readJobAlert(of('glassdoor'), text)).toEqual([
    {
      ...{ title: 'Lamplighter', company: 'Harbour Trust', location: 'Leeds, England' },
      ...{ id: 'https://www.glassdoor.com/job-listing/j?jl=1011111', url: 'https://www.glassdoor.com/job-listing/j?jl=1011111' },
    },
    {
      ...{ title: 'Night Porter', company: 'Mill & Sons', location: 'York, England' },
      ...{ id: 'https://www.glassdoor.com/job-listing/j?jl=1022222', url: 'https://www.glassdoor.com/job-listing/j?jl=1022222' },
    },
  ])
})

test('titles that are links themselves, with company and place in one line below, are read below their links', () => {
  const text = `Hello Ann <https://north.example/me>
Lamplighter <https://north.example/jobs/4471?utm_campaign=x>
Harbour Trust · Berlin, Germany
View job <https://north.example/jobs/4471?utm_campaign=y>
Night Porter <https://north.example/jobs/4472?utm_campaign=x>
Mill & Sons · Munich, Germany
View job <https://north.example/jobs/4472?utm_campaign=y>`
  expect(readJobAlert(of(null), text)).toEqual(
    [
      ...[{ title: 'Lamplighter', company: 'Harbour Trust', location: 'Berlin, Germany', id: 'https://north.example/jobs/4471' }],
      ...[{ title: 'Night Porter', company: 'Mill & Sons', location: 'Munich, Germany', id: 'https://north.example/jobs/4472' }],
    ].map((job) => ({ ...job, url: job.id })),
  )
})

test("an employer's own alert names title and place", () => {
  const text =
    'Lamplighter\nLeeds, England\nhttps://harbourtrust.example/jobs/1\n\nNight Porter\nYork, England\nhttps://harbourtrust.example/jobs/2\n'
  expect(readJobAlert(of(null, 'Harbour Trust'), text).map(({ company, location }) => [company, location])).toEqual([
    ['Harbour Trust', 'Leeds, England'],
    ['Harbour Trust', 'York, England'],
  ])
})

test('behind a counting link the page that it names is told, and else the same job is the same by its name', () => {
  const job = (title: string, token: string) =>
    `${title}\nHarbour Trust\nLeeds, England\nhttps://click.north.example/f/${token}\n\n`
  const [one, other] = [`${'a'.repeat(80)}1`, `${'b'.repeat(80)}2`]
  const first = readJobAlert(of(null), job('Lamplighter', one) + job('Night Porter', other))
  const later = readJobAlert(of(null), job('Lamplighter', other) + job('Night Porter', one))
  expect(first.map(({ id }) => id)).toEqual(later.map(({ id }) => id))
  const told = (id: number) =>
    `Cook ${'ab'[id]}\nMill & Sons\nLeeds, England\nhttps://t.north.example/r?u=${encodeURIComponent(`https://mill.example/jobs/${id}?utm_source=n`)}&who=ann\n\n`
  expect(readJobAlert(of(null), told(0) + told(1)).map(({ url }) => url)).toEqual([
    'https://mill.example/jobs/0',
    'https://mill.example/jobs/1',
  ])
})

test('what is not told in one order brings nothing', () => {
  const shop =
    'Blue kettle\nOnly today\nFree delivery\nhttps://shop.example/p/1\n\nRed kettle\nOnly today\nFree delivery\nhttps://shop.example/p/2\n'
  expect(readJobAlert(of(null), shop)).toEqual([])
  const single = 'Lamplighter\nHarbour Trust\nLeeds, England\nhttps://north.example/jobs/1\n'
  expect(readJobAlert(of(null), single)).toEqual([])
  expect(readJobAlert(of('dice'), single)).toHaveLength(1)
  const places =
    'Lamplighter\nBerlin\nGermany\nhttps://north.example/jobs/1\n\nPorter\nMunich\nGermany\nhttps://north.example/jobs/2\n'
  expect(readJobAlert(of(null), places)).toEqual([])
  expect(readJobAlert(of(null), single.replace('https', 'http').repeat(3))).toEqual([])
})
