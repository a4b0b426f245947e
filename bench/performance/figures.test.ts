import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GOALS } from './figures.ts'

test('every goal of speed and size is there once, in its order, with control, gate and stretch', () => {
  expect(GOALS.map(({ id }) => id)).toEqual(Array.from({ length: 18 }, (_, place) => `P${place + 1}`))
  for (const { control, gate, stretch } of GOALS) expect([control, gate, stretch]).not.toContain('')
})

test('its bench exists, or the list says where its figure comes from', () => {
  for (const { bench, missing } of GOALS) {
    const isThere = bench && [`bench/${bench.name}.ts`, `bench/${bench.name}/bench.ts`].some(existsSync)
    expect(isThere ?? missing).toBeTruthy()
  }
})

test.each([
  ['P1', '0.50x calls a second (gate 0.4x), 2.39x CPU (gate 2.5x)', true],
  ['P1', '0.50x calls a second (gate 0.4x), 2.61x CPU (gate 2.5x)', false],
  ['P2', 'p99 49.5 ms against 19.8 ms: 2.49x (gate 2x)', false],
  ['P3', '16 clients: 3.70 CPU ms of the server a submit (gate 3.00)', false],
  ['P3', 'nothing that it could read', false],
  ['P5', '1,000,000 jobs: p95 46.0 ms, raw SQL 35.1 ms, 1.31x; median 20.0 and 15.0 ms', true],
  ['P9', '/auth        94.5 KiB of script (gate 101), 12.0 KiB of style', true],
  ['P9', '/dashboard   151.0 KiB of script (gate 150), 12.0 KiB of style', false],
  ['P12', '1.38 CPU s to the first answer (gate 1.0)', false],
  ['P14', 'beside 50 sign-ins at once: p99 10.1 -> 15.2 ms, 1.50x (gate 2x); 900 answered', true],
  ['P16', 'export of 100000 applications: 17.0 s, COPY 11.1 s: 0.65x rows a second (gate 0.3x); memory at most +68 MB', false],
])('%s: "%s" keeps its gate: %s', (id, figure, isKept) => {
  expect(GOALS.find((goal) => goal.id === id)?.bench?.keeps(figure)).toBe(isKept)
})
