import type { Figure } from '#bench/faults/figure.ts'

const SERVER = 'apps/server/src'
const CORE = 'packages/core/src'

/** Sign-in, and the browser. What needs a browser is measured by `npm run e2e`. */
export const SIGN_IN: readonly Figure[] = [
  {
    id: 'E1',
    measure: '10,000 guesses in 24 h',
    gate: '100 evaluated an hour',
    sources: [{ bench: 'sign-in', line: /E1 .*at most (\d+) evaluated/, keeps: (figure) => Number(figure) <= 100 }],
  },
  {
    id: 'E2',
    measure: '1,000 accounts from one network',
    gate: '10 evaluated a minute',
    sources: [
      { bench: 'sign-in', line: /E2 .*: (\d+) evaluated/, keeps: (figure) => Number(figure) <= 10 },
      { tests: [[`${SERVER}/features/auth/limits.test.ts`, /E2/]] },
    ],
  },
  {
    id: 'E3',
    measure: 'known and unknown address',
    gate: '1 shape, medians within 5 ms',
    sources: [
      { bench: 'sign-in', line: /E3 .*apart ([\d.]+) ms/, keeps: (figure) => Number(figure) <= 5 },
      { tests: [`${SERVER}/features/auth/even-answers.test.ts`] },
    ],
  },
  {
    id: 'E4',
    measure: '100,000 session ids; a new one at each sign-in',
    gate: '0 twice',
    sources: [
      { bench: 'session-ids', line: /(\d+) different ids/ },
      { tests: [[`${SERVER}/features/auth/sign-in.test.ts`, /E4/]] },
    ],
  },
  {
    id: 'E5',
    measure: 'ended sessions replayed',
    gate: '0 accepted',
    sources: [
      {
        tests: [
          [`${SERVER}/features/auth/session.test.ts`, /E5/],
          [`${SERVER}/features/auth/security.test.ts`, /E5/],
          [`${SERVER}/features/auth/reset.test.ts`, /E5/],
        ],
      },
    ],
  },
  {
    id: 'E6',
    measure: 'mailed links used twice, at once, late, by others',
    gate: '1 success, 0 stored in plain',
    sources: [
      {
        tests: [
          [`${SERVER}/features/auth/reset.test.ts`, /E6/],
          [`${SERVER}/features/account/deletion/deletion.test.ts`, /E6/],
        ],
      },
    ],
  },
  {
    id: 'E7',
    measure: 'forged answers of Google',
    gate: 'all refused',
    sources: [{ tests: [`${SERVER}/features/auth/google-refusals.test.ts`] }],
  },
  {
    id: 'E8',
    measure: 'hostile e-mail addresses',
    gate: '0 wrong',
    sources: [{ tests: [['packages/core/src/auth/rules.test.ts', /E8/]] }],
  },
  {
    id: 'E9',
    measure: 'cost of a password, loop delay with 50 sign-ins',
    gate: 'OWASP, p99 100 ms',
    sources: [
      { bench: 'sign-in', line: /E9 .*p99 ([\d.]+) ms/, keeps: (figure) => Number(figure) <= 100 },
      { tests: [[`${SERVER}/platform/auth/password.test.ts`, /E9/]] },
    ],
  },
  {
    id: 'E10',
    measure: 'short, long, common and odd passwords',
    gate: 'as the rule says',
    sources: [
      {
        tests: [
          [`${SERVER}/platform/auth/password.test.ts`, /E10/],
          [`${SERVER}/features/auth/security.test.ts`, /E10/],
        ],
      },
    ],
  },
  {
    id: 'F1',
    measure: 'content security policy on every page',
    gate: '100 %, 0 violations',
    sources: [
      { tests: [[`${SERVER}/platform/server/server.test.ts`, /F2/], `${SERVER}/platform/http/site.test.ts`] },
      { bench: 'policy', few: ['e2e/auth', 'e2e/content'], line: /F1 (\d+ pages .*?) \(gate/ },
    ],
    few: 'violations in two folders of browser tests, in all with --full',
  },
  {
    id: 'F2',
    measure: 'security headers on 2xx to 5xx, files and redirects',
    gate: '100 %',
    sources: [
      {
        tests: [
          [`${SERVER}/platform/server/server.test.ts`, /F2/],
          [`${SERVER}/features/auth/sign-in.test.ts`, /AUTH-058/],
        ],
      },
    ],
  },
  {
    id: 'F3',
    measure: 'attributes of cookies',
    gate: 'exact',
    sources: [{ tests: [[`${SERVER}/features/auth/sign-in.test.ts`, /session cookie/]] }],
  },
  {
    id: 'F4',
    measure: 'state-changing doors started by another site',
    gate: '0 effects',
    sources: [
      {
        tests: [
          [`${SERVER}/platform/server/server.test.ts`, /F4/],
          [`${SERVER}/doors.test.ts`, /another site/],
        ],
      },
    ],
  },
  {
    id: 'F5',
    measure: '60 payloads in every text field to every screen',
    gate: '0 run, shown as stored',
    sources: [
      {
        tests: [
          [`${SERVER}/features/profiles/bounds.test.ts`, /EDITOR-045/],
          `${SERVER}/platform/html.test.ts`,
          `${SERVER}/platform/mail/layout.test.ts`,
          'apps/web/app/testing/hostile-screens.component.test.tsx',
          `${SERVER}/hostile-exports.test.ts`,
        ],
      },
    ],
    few: 'six presses on each screen of 150',
  },
  {
    id: 'F6',
    measure: 'dangerous schemes in address fields',
    gate: '0 stored',
    sources: [
      {
        tests: [
          `${CORE}/shared/fields.test.ts`,
          `${CORE}/profiles/schema.test.ts`,
          `${CORE}/account/schema.test.ts`,
          `${CORE}/jobs/address.test.ts`,
        ],
      },
    ],
  },
  {
    id: 'F7',
    measure: 'addresses to return to',
    gate: '100 % on our origin',
    sources: [{ tests: [`${CORE}/shared/web/safe-path.test.ts`] }],
  },
  {
    id: 'F8',
    measure: 'forged messages on the bridge of the extension',
    gate: '0 accepted',
    sources: [
      { tests: ['apps/extension/src/bridge.test.ts', 'apps/extension/src/bridge-fuzz.test.ts', `${CORE}/jobs/messages.test.ts`] },
    ],
    few: '1,000 fuzzed ones of 10,000',
  },
  {
    id: 'F9',
    measure: 'permissions of the extension',
    gate: 'those that are used',
    sources: [{ tests: ['apps/extension/src/platform/manifest.test.ts'] }],
  },
  {
    id: 'F10',
    measure: 'what the browser keeps after sign-out',
    gate: '0 hits',
    sources: [
      { tests: ['apps/web/app/platform/local-store.test.ts'] },
      {
        command: ['scripts/test.mjs', 'e2e', 'e2e/auth/after-sign-out', 'e2e/auth/auth-journeys', 'e2e/content/install'],
        isLong: true,
        line: /(\d+ passed, \d+ failed)/,
      },
    ],
  },
]
