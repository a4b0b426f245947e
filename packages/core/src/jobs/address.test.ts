import { expect, test } from 'vitest'
import { canonicalAddress } from './address.ts'

test.each([
  ['https://www.Example.com/Jobs/12/?utm_source=x&gh_src=abc#top', 'https://example.com/Jobs/12'],
  ['http://example.com/job?b=2&a=1&ref=hn', 'https://example.com/job?a=1&b=2'],
  ['https://boards.greenhouse.io/acme/jobs/1?gh_jid=1', 'https://boards.greenhouse.io/acme/jobs/1?gh_jid=1'],
  ['https://jobs.lever.co/acme/5f-1/apply?lever-source=LinkedIn', 'https://jobs.lever.co/acme/5f-1'],
  ['https://jobs.ashbyhq.com/acme/5f-1/application', 'https://jobs.ashbyhq.com/acme/5f-1'],
  ['https://example.com/apply', 'https://example.com/apply'],
  [
    'https://acme.wd5.myworkdayjobs.com/en-US/Careers/job/Rome/Cook_R1',
    'https://acme.wd5.myworkdayjobs.com/Careers/job/Rome/Cook_R1',
  ],
  ['https://indeed.com/viewjob?jk=ab12&from=serp&vjk=x', 'https://indeed.com/viewjob?jk=ab12'],
  ['http://localhost:3000/demo/jobs/cook-01', 'http://localhost:3000/demo/jobs/cook-01'],
  ['https://example.com/jobs?cid=mail&jobId=1', 'https://example.com/jobs?jobId=1'],
  ['https://workforcenow.adp.com/r.html?cid=ab-1&jobId=1', 'https://workforcenow.adp.com/r.html?cid=ab-1&jobId=1'],
  ['javascript:alert(1)', ''],
  ['/job/12', ''],
  ['', ''],
])('%s has the canonical address %s', (text, address) => {
  expect(canonicalAddress(text)).toBe(address)
  if (address) expect(canonicalAddress(address)).toBe(address)
})
