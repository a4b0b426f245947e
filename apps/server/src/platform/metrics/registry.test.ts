import { expect, test } from 'vitest'
import { createCounter, createGauge, createHistogram, renderProcess } from './registry.ts'

const linesOf = (name: string) =>
  renderProcess()
    .split('\n')
    .filter((line) => line.startsWith(name))

test('a counter, a histogram and a gauge are written in the form of Prometheus', () => {
  const visits = createCounter('test_visits_total', 'Visits.')
  visits.add({ door: 'a "front" \\ door\n' })
  visits.add({ door: 'back' }, 2)
  const seconds = createHistogram('test_seconds', 'Seconds.', [0.1, 1])
  for (const each of [0.05, 0.5, 5]) seconds.observe({ call: 'x' }, each)
  createGauge('test_open', 'Open now.', () => [{ value: 3 }])
  expect(linesOf('test_visits_total')).toEqual([
    'test_visits_total{door="a \\"front\\" \\\\ door\\n"} 1',
    'test_visits_total{door="back"} 2',
  ])
  expect(linesOf('test_seconds')).toEqual([
    'test_seconds_bucket{call="x",le="0.1"} 1',
    'test_seconds_bucket{call="x",le="1"} 2',
    'test_seconds_bucket{call="x",le="+Inf"} 3',
    'test_seconds_sum{call="x"} 5.55',
    'test_seconds_count{call="x"} 3',
  ])
  expect(linesOf('test_open')).toEqual(['test_open 3'])
  expect(renderProcess()).toContain('# HELP test_open Open now.\n# TYPE test_open gauge\n')
})

test('a label with ever new values is counted together with others from five thousand on', () => {
  const flood = createCounter('test_flood_total', 'Flood.')
  for (let value = 0; value < 50_000; value++) flood.add({ value: String(value) })
  expect(linesOf('test_flood_total')).toHaveLength(5_001)
  expect(linesOf('test_flood_total').at(-1)).toBe('test_flood_total{value="others"} 45000')
})
