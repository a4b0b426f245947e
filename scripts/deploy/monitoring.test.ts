import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const read = (name: string) => readFileSync(`deploy/monitoring/${name}`, 'utf8')
const sources = readdirSync('apps/server/src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(`apps/server/src/${name}`, 'utf8'))
const counted = new Set(
  sources.flatMap((text) => [...text.matchAll(/(?:create\w+\(\s*|name: )'(jobapply_[a-z_]+)'/g)].map(([, name = '']) => name)),
)
/** A histogram's own series. */
const figureOf = (series: string) => series.replace(/_(?:bucket|sum|count)$/, '')

type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: { summary: string } }
const rules: Rule[] = parse(read('alerts.yaml')).groups.flatMap(({ rules }: { rules: Rule[] }) => rules)
const panels: { title: string; targets: { expr: string }[] }[] = JSON.parse(read('grafana.json')).panels
const asked = [
  ...rules.map(({ alert, expr }) => ({ where: alert, expr })),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: title, expr }))),
]

test('alerts and the board ask only for figures that the server counts, and docs/operations.md lists every figure', () => {
  expect(counted.size).toBeGreaterThan(15)
  const named = asked.flatMap(({ where, expr }) =>
    [...expr.matchAll(/jobapply_[a-z_]+/g)].map(([name]) => ({ where, name: figureOf(name) })),
  )
  expect(named.filter(({ name }) => !counted.has(name))).toEqual([])
  const documented = readFileSync('docs/operations.md', 'utf8')
  expect([...counted].filter((name) => !documented.includes(`\`${name}\``))).toEqual([])
})

test('every question has its brackets and quotes in pairs', () => {
  for (const { where, expr } of asked) {
    let open = 0
    for (const sign of expr.replace(/"[^"]*"/g, '')) {
      open += '([{'.includes(sign) ? 1 : ')]}'.includes(sign) ? -1 : 0
      expect(open, where).toBeGreaterThanOrEqual(0)
    }
    expect(open, where).toBe(0)
    expect((expr.match(/"/g)?.length ?? 0) % 2, where).toBe(0)
  }
})

test('every alert says how urgent it is and what has happened', () => {
  for (const { alert, labels, annotations } of rules) {
    expect(labels.severity, alert).toMatch(/^(page|ticket)$/)
    expect(annotations.summary, alert).toMatch(/\.$/)
  }
})

test('the monitor asks the ports of server and worker, with a token', () => {
  const [{ metrics_path, authorization, static_configs }] = parse(read('prometheus.yaml')).scrape_configs
  expect(metrics_path).toBe('/metrics')
  expect(authorization.type).toBe('Bearer')
  const ports = static_configs.flatMap(({ targets }: { targets: string[] }) => targets.map((target) => target.split(':')[1]))
  const worker = /WORKER_PORT, value: ["'](\d+)/.exec(readFileSync('deploy/kubernetes/worker.yaml', 'utf8'))?.[1]
  expect(ports).toEqual(['3000', worker])
})
