import { isRecord } from '@jobapply/core/shared/records'
import { ALL_JOBS } from '#testing/jobs'
import type { Known } from '#testing/largest/input'
import { PASSWORD } from '#testing/people'
import { makePng } from '#testing/pictures'
import { resumeFile } from '#testing/resumes'
import type { Rows } from './owned.ts'

/** Which of the rows an `id` names, by the beginning of the call's name. */
const IDS: readonly [string, keyof Rows][] = [
  ['applications/tracker/notes/', 'note'],
  ['applications/tracker/contacts/', 'contact'],
  ['applications/tasks/', 'task'],
  ['applications/replies/', 'reply'],
  ['applications/inbox/', 'mail'],
  ['applications/csv/', 'csvImport'],
  ['applications/', 'application'],
  ['answers/', 'answer'],
  ['documents/resumes/', 'document'],
  ['documents/letters/', 'letter'],
  ['search/saved/', 'savedSearch'],
  ['search/unwanted/', 'unwantedJob'],
  ['profiles/', 'profile'],
  ['auth/security/endSession', 'session'],
  ['auth/security/keys/', 'key'],
  ['auth/security/devices/', 'device'],
  ['notices/', 'notice'],
  ['admin/people/', 'person'],
  ['extension/', 'application'],
]

const JOB = {
  jobId: 'board:9',
  job_title: 'Pastry Chef',
  company: 'Harbour Hotel',
  location: 'London',
  job_url: 'https://jobs.example.org/9',
  application_url: null,
  source: 'Board',
}

/** A field that every call with it gets, as `call path.of.the.field`; lists stand without their places. */
const FIELDS: readonly [RegExp, (rows: Rows) => unknown][] = [
  [/[ .]profileId$/, ({ profile }) => profile],
  [/^profiles\/\w+ resumeId$/, ({ upload }) => upload],
  [/[ .]resumeId$/, ({ document }) => document],
  [/[ .]versionId$/, ({ letterVersion }) => letterVersion],
  [/[ .]applicationId$/, ({ application }) => application],
  [/[ .]taskId$/, ({ task }) => task],
  [/[ .]answerId$/, ({ answer }) => answer],
  [/[ .]_user_id$/, ({ person }) => person],
  [/^notices\/markRead ids$/, ({ notice }) => [notice]],
  [/[ .]ids$/, ({ application }) => [application]],
  [/^applications\/(?:review|saved\/add) jobs$/, () => [JOB]],
  [/^applications\/approve jobs$/, ({ profile }) => [{ job: JOB, profileId: profile }]],
  [/[ .]jobIds$/, ({ job }) => [job]],
  [/^documents\/letters\/(?:forJob|create) jobId$|^(?:search\/details|api\/readJob) id$/, ({ job }) => job],
  [
    /^account\/me\/uploadAvatar file$/,
    () => new File([new Uint8Array(makePng({ width: 4, height: 4 }))], 'me.png', { type: 'image/png' }),
  ],
  [/^applications\/csv\/\w+ file$/, () => new File(['Job title,Company\nCook,Harbour Hotel\n'], 'jobs.csv')],
  [/^(?:profiles|resume|applications\/replies)\/\w+ file$/, () => resumeFile()],
  [/^applications\/csv\/\w+ mapping\.job_title$/, () => 0],
  [/^applications\/csv\/\w+ mapping\.company$/, () => 1],
  [/^applications\/csv\/\w+ mapping\.job_url$/, () => null],
  [/[ .]resume$/, () => ({ basics: { name: 'Ann Reed' } })],
  [/[ .]step3\.jobTypes$/, () => ['full-time']],
  [
    /^applications\/replies\/read text$/,
    () => 'From: a@example.org\nSubject: Your application\n\nWe would like to meet you on Monday.',
  ],
  [/^billing\/createCheckout plan$/, () => 'starter'],
  [/^jobs\/companies\/\w+ boardId$/, ({ board }) => board],
  [/[ .]filters$|[ .]preferences$/, () => ALL_JOBS],
  [/[ .]proof\.password$|[ .](?:currentPassword|password)$/, () => PASSWORD],
  [/[ .]version$/, () => 0],
  [/[ .]timeZone$|[ .]zone$/, () => 'Europe/Berlin'],
  [/[ .]\w*email$/, () => 'nobody@example.com'],
  [/[ .](?:address|\w*[uU]rl)$/, () => 'https://jobs.example.org/9'],
  [/[ .]day$/, () => '2026-12-01'],
]

/** What a person sends who names these rows. */
export const knownFor =
  (call: string, rows: Rows): Known =>
  (path) => {
    const field = `${call} ${path.filter((step) => typeof step === 'string').join('.')}`
    const kind = field === `${call} id` ? IDS.find(([start]) => call.startsWith(start))?.[1] : undefined
    if (kind) return rows[kind]
    const value = FIELDS.find(([pattern]) => pattern.test(field))?.[1](rows)
    return isRecord(value) && !(value instanceof File) ? { ...value } : value
  }
