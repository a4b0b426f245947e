import { expect, test } from 'vitest'
import { alertBoardOf, readAlert } from './alerts.ts'

test.each([
  ['LinkedIn Job Alerts <jobalerts-noreply@linkedin.com>', 'linkedin'],
  ['Indeed <donotreply@jobalert.indeed.com>', 'indeed'],
  ['Indeed <alert@indeed.com>', 'indeed'],
  ['Ann Lee via LinkedIn <messages-noreply@linkedin.com>', undefined],
  ['Jobs <jobs@linkedin.com.evil.example>', undefined],
  ['Jobs <jobalerts@notlinkedin.com>', undefined],
  ['Mum <mum@home.example>', undefined],
])('%s is an alert of %s', (from, board) => {
  expect(alertBoardOf(from)).toBe(board)
})

const LINKEDIN = `Your job alert for lamplighter in Leeds
2 new jobs match your preferences.
Manage alerts: https://www.linkedin.com/comm/jobs/alerts?midToken=secret

Lamplighter
Harbour Trust
Leeds, England, United Kingdom

This company is actively hiring
View job: https://www.linkedin.com/comm/jobs/view/4011111111/?trackingId=abc&midToken=secret

---------------------------------------------------------

night work jobs in Leeds

Night Porter (Hybrid)
Mill & Sons
Leeds
12 connections work here
View job: https://uk.linkedin.com/jobs/view/night-porter-at-mill-4022222222?refId=x

---------------------------------------------------------

See all jobs: https://www.linkedin.com/comm/jobs/search?token=secret
Unsubscribe: https://www.linkedin.com/job-alert-email-unsubscribe?token=secret
`

test('jobs of a LinkedIn alert come without what leads to the account', () => {
  expect(readAlert('linkedin', LINKEDIN)).toEqual([
    {
      ...{ title: 'Lamplighter', company: 'Harbour Trust', location: 'Leeds, England, United Kingdom' },
      url: 'https://www.linkedin.com/jobs/view/4011111111/',
    },
    {
      ...{ title: 'Night Porter (Hybrid)', company: 'Mill & Sons', location: 'Leeds' },
      url: 'https://www.linkedin.com/jobs/view/4022222222/',
    },
  ])
})

const INDEED = `Jobs 1-3 of 3 new jobs

Lamplighter
Harbour Trust - Leeds
£28,000 a year
You light 40 lamps - every evening.
1 day ago
https://uk.indeed.com/rc/clk/dl?jk=0123456789ABCDEF&from=ja&tk=secret

Night Porter
Mill - Sons - Leeds
https://uk.indeed.com/rc/clk/dl?jk=1123456789abcdef&from=ja

Baker
Oven House - York
https://uk.indeed.com/preferences?tk=secret

Cook
Harbour Hotel - Hull
https://uk.indeed.com/pagead/clk?mo=r&jk=2123456789abcdef
`

test('of an Indeed alert only jobs whose company and place can be told apart are read', () => {
  expect(readAlert('indeed', INDEED)).toEqual([
    {
      ...{ title: 'Lamplighter', company: 'Harbour Trust', location: 'Leeds' },
      url: 'https://uk.indeed.com/viewjob?jk=0123456789abcdef',
    },
    { title: 'Cook', company: 'Harbour Hotel', location: 'Hull', url: 'https://uk.indeed.com/viewjob?jk=2123456789abcdef' },
  ])
})

test('addresses that lead elsewhere, long fields and endless alerts bring nothing false', () => {
  const job = (address: string, title = 'Cook') => `${title}\nHarbour Hotel\nHull\nView job: ${address}\n`
  const view = 'www.linkedin.com/jobs/view/4011111111/'
  for (const address of [
    ...[
      `http://${view}`,
      `https://ann@${view}`,
      'https://evil.example/jobs/view/4011111111/',
      `https://evil.example/?u=https://${view}`,
    ],
    ...['https://www.linkedin.com:8443/jobs/view/4011111111/', 'https://www.linkedin.com/jobs/view/4011111111/apply'],
  ])
    expect(readAlert('linkedin', job(address))).toEqual([])
  expect(readAlert('linkedin', job(`https://${view}`, 'x'.repeat(201)))).toEqual([])
  expect(readAlert('linkedin', job(`https://${view}`, '12 %'))).toEqual([])
  const many = Array.from({ length: 90 }, (_, place) => job(`https://www.linkedin.com/jobs/view/40000000${place + 10}/`)).join('')
  expect(readAlert('linkedin', many)).toHaveLength(50)
})
