import type { Figure } from '#bench/faults/figure.ts'

const SERVER = 'apps/server/src'

/** Durability and billing. */
export const FAILURE: readonly Figure[] = [
  {
    id: 'C1',
    measure: 'kill -9 of the server under 20 writers',
    gate: '0 lost, doubled or half-written; ready within 5 s',
    sources: [
      {
        bench: 'kill',
        few: ['3'],
        full: ['100'],
        line: /(\d+ acknowledged, \d+ lost, \d+ doubled, \d+ half-written)/,
        keeps: (figure) => / 0 lost, 0 doubled, 0 half/.test(figure),
      },
    ],
  },
  {
    id: 'C2',
    measure: 'kill -9 of the database, 30 rounds',
    gate: '0 lost',
    sources: [
      {
        bench: 'kill',
        few: ['3', 'database'],
        full: ['30', 'database'],
        line: /(\d+ acknowledged, \d+ lost, \d+ doubled, \d+ half-written)/,
        keeps: (figure) => / 0 lost, 0 doubled, 0 half/.test(figure),
      },
      { tests: [[`${SERVER}/platform/db/embedded.test.ts`, /dies under/]] },
    ],
  },
  {
    id: 'C3',
    measure: 'kill -9 of the worker, every task it held',
    gate: 'each effect once, taken again within 60 s',
    sources: [
      {
        bench: 'kill',
        few: ['3', 'worker'],
        full: ['100', 'worker'],
        line: /(\d+ not sent, \d+ sent as two)/,
        keeps: (figure) => figure === '0 not sent, 0 sent as two',
      },
      { bench: 'kill', few: ['3', 'worker'], full: ['100', 'worker'], line: /C3 (\d+ tasks held[^(\n]*) \(/ },
      { tests: [`${SERVER}/platform/feature/tasks.test.ts`, `${SERVER}/platform/queue/lost-tasks.test.ts`] },
    ],
  },
  {
    id: 'C4',
    measure: 'disk full for uploads, backups and the database',
    gate: 'a sentence, nothing broken, no restart',
    sources: [
      {
        tests: [
          [`${SERVER}/platform/storage/storage.test.ts`, /full/],
          [`${SERVER}/platform/backup/disk-full.test.ts`, /full/],
        ],
      },
      { bench: 'disk-full', few: ['2'], full: ['10'], line: /C4 (\d+ accepted, [^(]*)\(/ },
    ],
    few: '2 rounds of 10 for the database',
  },
  {
    id: 'C5',
    measure: 'uploads that are cut off at 25, 50, 75 and 99 %, 50 times each',
    gate: '0 rows or files left',
    sources: [
      {
        tests: [
          [`${SERVER}/features/profiles/resume-files.test.ts`, /C5|cancelled/],
          `${SERVER}/platform/server/uploads.test.ts`,
        ],
      },
    ],
    few: '1 cut at each of 50',
  },
  {
    id: 'C6',
    measure: 'backup beside sign-ups, restored elsewhere',
    gate: 'equal, within 60 s',
    sources: [{ bench: 'backup', few: ['1000'], line: /restored in ([\d.]+ s)/ }],
  },
  {
    id: 'C7',
    measure: 'kill -9 of a migration at each statement',
    gate: 'the next start finishes it',
    sources: [
      { tests: [[`${SERVER}/platform/db/migrate.test.ts`, /killed/]] },
      { bench: 'migrate-kill', few: ['100'], full: ['1'], line: /C7 (\d+ kills, \d+ starts failed, \d+ of \d+ parts differ)/ },
    ],
    few: 'every 100th statement',
  },
  {
    id: 'C8',
    measure: 'SIGTERM under load, 20 rounds',
    gate: '0 cut answers, within 10 s',
    sources: [
      { tests: [[`${SERVER}/platform/server/faults.test.ts`, /C8/]] },
      { bench: 'stop', few: ['3'], full: ['20'], line: /C8 (\d+ answered, \d+ cut[^(]*)\(/ },
    ],
    few: '3 rounds of 20',
  },
  {
    id: 'D1',
    measure: 'bad signatures of payment events',
    gate: 'refused, no effect',
    sources: [{ tests: [[`${SERVER}/features/billing/webhook.test.ts`, /D1/]] }],
  },
  {
    id: 'D2',
    measure: 'the same payment event 100 times at once',
    gate: '100 answered, 1 row',
    sources: [
      {
        bench: 'webhooks',
        few: ['5'],
        line: /D2 .*: (\d+ answered 200, \d+ row)/,
        keeps: (figure) => figure === '100 answered 200, 1 row',
      },
    ],
  },
  {
    id: 'D3',
    measure: '120 orders of five events',
    gate: '1 final state',
    sources: [
      { bench: 'webhooks', few: ['5'], line: /D3 .*: (\d+) final/, keeps: (figure) => figure === '1' },
      { tests: [`${SERVER}/features/billing/webhook-order.test.ts`] },
    ],
  },
  {
    id: 'D4',
    measure: 'kill -9 around an event, then redelivery',
    gate: '0 wrong',
    sources: [{ bench: 'webhooks', few: ['5'], line: /D4 .*: (\d+ wrong)/, keeps: (figure) => figure === '0 wrong' }],
  },
  {
    id: 'D5',
    measure: 'events of unknown types and people, 1 MB',
    gate: 'no 5xx, nothing raised',
    sources: [{ tests: [[`${SERVER}/features/billing/webhook.test.ts`, /D5/]] }],
  },
  {
    id: 'D6',
    measure: '1,000,000 prices to minor units and back',
    gate: '0 wrong',
    sources: [{ tests: ['packages/core/src/shared/money.test.ts'] }],
  },
  {
    id: 'D7',
    measure: 'payment provider hangs, fails, refuses',
    gate: 'a sentence, no change',
    sources: [{ tests: [[`${SERVER}/features/billing/stripe.test.ts`, /D7/]] }],
  },
  {
    id: 'D8',
    measure: 'success address opened by hand',
    gate: 'plan unchanged',
    sources: [{ tests: [[`${SERVER}/features/billing/webhook.test.ts`, /D8/]] }],
  },
]
