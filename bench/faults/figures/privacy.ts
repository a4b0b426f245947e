import type { Figure } from '#bench/faults/figure.ts'

const SERVER = 'apps/server/src'

/** Privacy, and running for long. */
export const PRIVACY: readonly Figure[] = [
  {
    id: 'I1',
    measure: 'a canary in every field, searched after the deletion',
    gate: '0 hits',
    sources: [{ tests: [`${SERVER}/features/account/account-erased.test.ts`] }],
  },
  {
    id: 'I2',
    measure: 'export',
    gate: 'all of one person, none of another',
    sources: [{ tests: [`${SERVER}/features/account/account-erased.test.ts`, `${SERVER}/personal-data.test.ts`] }],
  },
  {
    id: 'I3',
    measure: 'deletion killed at each step',
    gate: 'whole or gone',
    sources: [{ tests: [`${SERVER}/features/account/deletion/erase.test.ts`] }],
  },
  {
    id: 'I4',
    measure: 'deletion ledger after an older backup',
    gate: '0 canaries',
    sources: [{ tests: [`${SERVER}/features/account/deletion/ledger.test.ts`] }],
  },
  {
    id: 'I5',
    measure: 'export of 10,000 applications',
    gate: '5 s, +50 MB',
    sources: [{ bench: 'export', line: /in ([\d.]+ s; memory at most \+\d+ MB)/ }],
  },
  {
    id: 'I6',
    measure: 'race, disability, veteran, gender',
    gate: 'in no log, score or list',
    sources: [
      { tests: [[`${SERVER}/features/insights/router.test.ts`, /I6/], `${SERVER}/features/admin/self-identification.test.ts`] },
    ],
  },
  {
    id: 'J1',
    measure: 'mixed load beside hostile clients, 8 minutes (30 with --full)',
    gate: '0 wrong, p99 2x, memory 10 %',
    sources: [{ bench: 'attack', few: ['8'], full: ['30'], line: /(p99 [\d.]+ -> [\d.]+ ms: [\d.]+x)/ }],
  },
  {
    id: 'J2',
    measure: 'database away or silent',
    gate: 'said at once, well again',
    sources: [{ tests: [[`${SERVER}/platform/server/faults.test.ts`, /J2/], `${SERVER}/away.test.ts`] }],
  },
  {
    id: 'J3',
    measure: '1,000 submits on a line that loses a fifth of the answers',
    gate: 'each submit stored once',
    sources: [{ tests: [`${SERVER}/features/applications/applying/submit-cut.test.ts`] }],
    few: '20 submits of 1,000',
  },
  {
    id: 'J4',
    measure: 'clock jumps of a day, forward and back',
    gate: 'no task, trial or limit miscounted',
    sources: [
      {
        tests: [
          [`${SERVER}/platform/feature/tasks.test.ts`, /clock/],
          `${SERVER}/platform/clock.test.ts`,
          `${SERVER}/features/billing/clock-jump.test.ts`,
          [`${SERVER}/platform/limits/window.test.ts`, /J4/],
          ['packages/core/src/billing/limits.test.ts', /J4/],
        ],
      },
    ],
    few: '2 people of 50',
  },
  {
    id: 'J5',
    measure: 'bill of materials; known faults where the registry tells them',
    gate: 'every shipped package, 0 high or critical',
    sources: [
      { command: ['scripts/lists/sbom.mjs'], line: /(\d+ packages)/ },
      { command: ['scripts/lists/audit.mjs'], line: /(known faults: .*)/ },
    ],
  },
]
