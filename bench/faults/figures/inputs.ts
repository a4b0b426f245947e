import type { Figure } from '#bench/faults/figure.ts'

const SERVER = 'apps/server/src'
const CORE = 'packages/core/src'

/** Inputs, outputs and documents. */
export const INPUTS: readonly Figure[] = [
  {
    id: 'G1',
    measure: 'addresses that lead inside',
    gate: '0 requests',
    sources: [
      {
        tests: [
          `${SERVER}/features/jobs/fetching/guarded-fetch.test.ts`,
          `${SERVER}/features/jobs/fetching/public-address.test.ts`,
          [`${SERVER}/features/jobs/fetching/client.test.ts`, /no other host/],
        ],
      },
      // Helpers and the database included: the kernel is asked.
      {
        bench: 'sockets',
        few: ['features/jobs/fetching', 'features/resume', 'platform/mail', 'platform/sandbox'],
        line: /G1 (.*?) \(gate/,
      },
    ],
    few: 'sockets of the call tests that reach out, of all with --full',
  },
  {
    id: 'G2',
    measure: 'hostile names of uploads',
    gate: '0 outside, 0 headers',
    sources: [
      {
        tests: [
          `${SERVER}/platform/server/uploads.test.ts`,
          `${CORE}/documents/file-names.test.ts`,
          `${CORE}/resume/rules.test.ts`,
        ],
      },
    ],
  },
  {
    id: 'G3',
    measure: 'hostile cells of CSV files',
    gate: 'same texts, 0 formulas',
    sources: [{ tests: [`${CORE}/shared/csv.test.ts`] }],
  },
  {
    id: 'G4',
    measure: 'line breaks in what mails are made of',
    gate: '1 mail, 1 recipient',
    sources: [{ tests: [`${SERVER}/platform/mail/send.test.ts`] }],
  },
  {
    id: 'G5',
    measure: 'SQL and shell texts as parameters',
    gate: '0 5xx',
    sources: [{ tests: [`${SERVER}/platform/db/queries.test.ts`, `${SERVER}/fuzz.test.ts`] }],
  },
  {
    id: 'G6',
    measure: '__proto__, lists for texts, repeated parameters',
    gate: '0 effects, 0 5xx',
    sources: [{ tests: [[`${CORE}/shared/fields.test.ts`, /G6/], `${SERVER}/fuzz.test.ts`] }],
  },
  {
    id: 'G7',
    measure: 'deep, long and huge bodies',
    gate: '400 or 413 at once',
    sources: [{ tests: [[`${SERVER}/platform/server/server.test.ts`, /G7/], `${SERVER}/platform/server/json-body.test.ts`] }],
  },
  {
    id: 'G8',
    measure: 'readers and patterns on hostile text',
    gate: 'time in proportion',
    sources: [{ tests: ['scripts/growth.test.ts', [`${CORE}/shared/text/clean-text.test.ts`, /G8/]] }],
  },
  {
    id: 'G9',
    measure: 'slow connections, random bytes',
    gate: '0 crashes, p99 beside 500 slow connections at most 2x',
    sources: [
      { tests: [`${SERVER}/platform/server/connections.test.ts`, `${SERVER}/fuzz.test.ts`] },
      { bench: 'slow-lines', few: ['2', '8'], full: ['5', '12'], line: /G9 (p99 [^(]*)\(/ },
    ],
  },
  {
    id: 'G10',
    measure: 'secrets and texts in logs; events present',
    gate: '0 hits, 100 %',
    sources: [{ tests: [`${SERVER}/features/auth/log.test.ts`, `${SERVER}/platform/log.test.ts`] }],
  },
  {
    id: 'G11',
    measure: 'stack traces, SQL and paths in answers',
    gate: '0',
    sources: [
      {
        tests: [
          [`${SERVER}/platform/server/faults.test.ts`, /API-018/],
          `${SERVER}/failing-database.test.ts`,
          `${SERVER}/away.test.ts`,
          `${SERVER}/fuzz.test.ts`,
        ],
      },
    ],
  },
  {
    id: 'G12',
    measure: 'main-thread CPU of each call with its largest input',
    gate: '100 ms',
    sources: [{ tests: [`${SERVER}/largest-input.test.ts`] }],
  },
  {
    id: 'H1',
    measure: 'broken and odd documents: our own, or a folder (npm run bench -- documents --set DIR)',
    gate: '100 % typed, 5 s each',
    sources: [{ bench: 'documents', line: /H1 (\d+ files, .*?) \(gate/ }],
  },
  {
    id: 'H2',
    measure: 'bombs',
    gate: '2 s, 300 MB',
    sources: [
      { bench: 'damage', few: ['--count', '200'], full: ['--count', '2000'], line: /(slowest [\d.]+ s[^\n]*)/ },
      { tests: [`${SERVER}/features/resume/reader.test.ts`] },
    ],
  },
  {
    id: 'H3',
    measure: 'words read against other readers (pdftotext, docx2txt, antiword, odt2txt)',
    gate: 'median 0.98, 0.9 on 95 % of the files',
    sources: [{ bench: 'words', line: /H3 (\d+ files, .*)/ }],
  },
  {
    id: 'H4',
    measure: 'damaged resumes',
    gate: '0 crashes, 0 hangs',
    sources: [
      { bench: 'damage', few: ['--count', '200'], full: ['--count', '2000'], line: /(\d+ of [\d,]+ other calls failed)/ },
    ],
  },
  {
    id: 'H5',
    measure: 'foreign, empty and encrypted files',
    gate: "the specification's message",
    sources: [
      { tests: ['packages/resume-parser/src/document/unreadable.test.ts', `${SERVER}/features/account/me/avatar.test.ts`] },
    ],
  },
  {
    id: 'H6',
    measure: 'files at their limit and one byte more',
    gate: 'taken, refused',
    sources: [
      {
        tests: [
          [`${SERVER}/features/account/me/avatar.test.ts`, /one byte more/],
          [`${SERVER}/platform/server/uploads.test.ts`, /without an end/],
        ],
      },
    ],
  },
]
