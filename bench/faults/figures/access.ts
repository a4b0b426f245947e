import type { Figure } from '#bench/faults/figure.ts'

const SERVER = 'apps/server/src'
const AUTHORIZATION = `${SERVER}/authorization.test.ts`

/** Authorization, and limits under parallel calls. */
export const ACCESS: readonly Figure[] = [
  {
    id: 'A1',
    measure: 'every door of the registry x everybody who may stand there',
    gate: '0 wrong cells, a door without a row fails',
    sources: [{ tests: [AUTHORIZATION, `${SERVER}/doors.test.ts`, `${SERVER}/refused-people.test.ts`] }],
  },
  {
    id: 'A2',
    measure: "somebody else's id against an unknown id",
    gate: 'same status and body, medians less than 5 ms apart',
    sources: [
      { tests: [[AUTHORIZATION, /somebody else/]] },
      { bench: 'foreign-ids', few: ['20'], full: ['200'], line: /A2 (\d+ told apart, medians at most [\d.]+ ms apart)/ },
    ],
  },
  {
    id: 'A3',
    measure: 'ownership, role, scope and step checks removed in turn',
    gate: '100 % turn the matrix red',
    sources: [{ command: ['scripts/mutate.mjs', 'checks'], isLong: true, line: /(\d+ of \d+ noticed)/ }],
  },
  {
    id: 'A4',
    measure: "people's database role, on every table",
    gate: '0 foreign rows',
    sources: [
      {
        tests: [
          `${SERVER}/platform/db/access.test.ts`,
          `${SERVER}/platform/db/wire/scope.test.ts`,
          `${SERVER}/platform/db/database.test.ts`,
        ],
      },
    ],
  },
  {
    id: 'A5',
    measure: 'owner, role, plan, score and unknown fields sent to writes',
    gate: '0 stored',
    sources: [{ tests: [[`${SERVER}/features/profiles/router.test.ts`, /takes no score/], `${SERVER}/fuzz.test.ts`] }],
  },
  {
    id: 'A6',
    measure: 'session of somebody who is no admin any more, or blocked',
    gate: '0 admin doors open',
    sources: [{ tests: [[AUTHORIZATION, /every door/], `${SERVER}/features/admin/roles/roles.test.ts`] }],
  },
  {
    id: 'A7',
    measure: 'two last admins remove each other, 100 rounds',
    gate: 'one always stays',
    sources: [{ tests: [`${SERVER}/features/admin/roles/roles.test.ts`, `${SERVER}/features/admin/roles/last-admin.test.ts`] }],
  },
  {
    id: 'B1',
    measure: '100 takers and submits at once, limit 3, two processes',
    gate: '0 wrong',
    sources: [
      { bench: 'quota', line: /(\d+ wrong) \(gate 0\)/ },
      { bench: 'submit', few: ['5'], line: /B1 .*1 left: (\d+ wrong)/ },
    ],
  },
  {
    id: 'B2',
    measure: '100 profile creations at once, 50 rounds',
    gate: 'exactly 3, 1 primary',
    sources: [{ tests: [[`${SERVER}/features/profiles/router.test.ts`, /B2/]] }],
    few: '1 round of 50',
  },
  {
    id: 'B3',
    measure: 'random create, delete and set primary',
    gate: 'never another count of primaries than 1',
    sources: [{ tests: [[`${SERVER}/features/profiles/router.test.ts`, /B3/]] }],
    few: '300 steps of 5,000',
  },
  {
    id: 'B4',
    measure: 'the same Idempotency-Key 50 times, and after kill -9',
    gate: '1 row, same bodies',
    sources: [
      { bench: 'submit', few: ['5'], line: /B4 .*; (\d+ wrong)/ },
      { bench: 'submit-kill', few: ['10'], line: /(\d+ wrong) after the retry/ },
    ],
  },
  {
    id: 'B5',
    measure: 'edges of days, weeks, months and years',
    gate: '200 cases as the table says',
    sources: [{ tests: ['packages/core/src/billing/clock-cases.test.ts'] }],
  },
  {
    id: 'B6',
    measure: '100 sign-ups of one address, with dots and suffixes',
    gate: '1 account',
    sources: [{ tests: [[`${SERVER}/features/auth/sign-up.test.ts`, /B6/]] }],
  },
  {
    id: 'B7',
    measure: 'the same job 50 times at once',
    gate: '1 application, 1 unit',
    sources: [{ bench: 'submit', few: ['5'], line: /B7 .*; (\d+ wrong)/ }],
  },
]
