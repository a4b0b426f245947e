import { readConfirmation } from '@jobapply/core/applications/forwarding/confirmation'
import { alertSender, readJobAlert } from '@jobapply/core/applications/inbox/alert-senders'
import { readAlert } from '@jobapply/core/applications/inbox/alerts'
import { isAuthentic } from '@jobapply/core/applications/inbox/authenticity'
import { indexConcerns, mayConcern } from '@jobapply/core/applications/inbox/concern'
import { findCall, findPlace } from '@jobapply/core/applications/pack/meeting'
import { peopleOf } from '@jobapply/core/applications/pack/people'
import { findSalary } from '@jobapply/core/jobs/fields/find-salary'
import { readPlace } from '@jobapply/core/jobs/fields/place'
import { readSalaryText } from '@jobapply/core/jobs/fields/salary'
import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import { commasFor } from '@jobapply/core/shared/text/text'
import { foldCompany } from '@jobapply/language/company'
import { languageOf } from '@jobapply/language/detect'
import { parseDigits } from '@jobapply/language/digits'
import { splitSentences } from '@jobapply/language/sentences'
import { fieldsOf, messageIds } from '@jobapply/server/features/applications/inbox/compose-mail'
import { linkedHtml } from '@jobapply/server/features/applications/replies/linked-html'
import { readRequirements } from '@jobapply/writing/interview/read-requirements'
import type { Entry } from './growth.testing.ts'
import { listSources } from './pattern-sources.mjs'

const modulesUnder = (...folders: string[]) => listSources().filter((file) => folders.some((folder) => file.startsWith(folder)))

const CONCERNS = indexConcerns([{ company: 'Acme', job_title: 'Nurse', appliedAt: null }], new Set())
const SERVER = { provider: 'other', host: 'imap.mail.example', address: 'ann@mail.example' } as const

const NOW = new Date('2026-11-15T12:00:00.000Z')
const MAIL = { from: 'Ann <ann@acme.example>', sentAt: null }
const NOBODY = { ...EMPTY_FIELDS, technical_skills: ['Excel'] }
const JOB = {
  ...{ id: '1', title: 'Nurse', company: 'Acme', location: '', city: null, region: null, country: null, postedAt: null },
  ...{ workMode: null, jobType: null, level: null, salaryMin: null, salaryMax: null, salaryCurrency: null, salaryPeriod: null },
  ...{ requirements: { must: [], nice: [] }, skills: [] },
}

/** Readers of short texts that are found in many places. */
export const textEntries: readonly Entry[] = [
  {
    name: 'a text that is folded',
    modules: modulesUnder('packages/language/src/'),
    read: (text) => [foldCompany(text), parseDigits(text), languageOf([text]), splitSentences(text)],
  },
  { name: 'a place', modules: modulesUnder('packages/core/src/jobs/fields/place'), read: (text) => readPlace(text) },
  {
    name: 'pay',
    modules: modulesUnder(
      'packages/core/src/jobs/fields/salary',
      'packages/core/src/jobs/fields/find-salary',
      'packages/core/src/jobs/fields/pay-period',
      'packages/core/src/jobs/fields/currencies',
    ),
    read: (text) => [readSalaryText(text), findSalary(text)],
  },
  {
    name: 'the head of an email, and an alert',
    modules: modulesUnder(
      'packages/core/src/applications/inbox/',
      'packages/core/src/applications/forwarding/',
      'apps/server/src/features/applications/inbox/compose-mail',
      'apps/server/src/features/applications/replies/linked-html',
    ),
    read: (text) => [
      mayConcern({ from: text, subject: text, sentAt: null, references: [] }, CONCERNS),
      isAuthentic([text, `mail.example; ${text}`], 'acme.example', SERVER),
      messageIds(fieldsOf(Buffer.from(`references: ${text}`), 'references')),
      readAlert('linkedin', `${text}\nhttps://www.linkedin.com/jobs/view/4011111111${text}`),
      alertSender(`${text} <jobs@acme.example>`, text),
      readJobAlert({ board: null, company: null }, `${text}\nhttps://acme.example/jobs/1\n${text}\nhttps://acme.example/jobs/2`),
      readJobAlert({ board: 'dice', company: null }, `Cook\nAcme\n${text}\nhttps://acme.example/${text}`),
      readConfirmation({ from: 'a@b.example', subject: `forward confirm ${text}`, text: `code ${text}` }),
      linkedHtml(text),
      linkedHtml(`<a href="https://acme.example/${text}`),
      readAlert('indeed', `${text}\nhttps://uk.indeed.com/rc/clk?jk=${text}`),
    ],
  },
  {
    name: 'the emails and the posting of an interview',
    modules: modulesUnder('packages/core/src/applications/pack/', 'packages/writing/src/interview/'),
    read: (text) => [
      findCall([{ ...MAIL, text, calendar: text }]),
      findPlace([{ ...MAIL, text: `Where: ${text}`, calendar: `LOCATION:${text}` }]),
      peopleOf([], [text]),
      readRequirements({ job: { ...JOB, description: text }, profile: NOBODY, texts: [{ text, from: '' }], at: NOW }),
    ],
  },
  { name: 'a pasted list', modules: modulesUnder('packages/core/src/shared/text/text'), read: commasFor },
]
