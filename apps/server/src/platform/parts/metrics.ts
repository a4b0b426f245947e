import type { Feature } from '#platform/feature/feature'
import type { Platform } from '#platform/feature/platform'
import type { Route } from '#platform/feature/routes'
import type { Exchange } from '#platform/http/exchange'
import { log } from '#platform/log'
import '#platform/metrics/process'
import { type Figure, renderFigure, renderProcess } from '#platform/metrics/registry'

const TYPE = 'text/plain; version=0.0.4; charset=utf-8'
/** However many monitors ask, the database is queried once in this time. */
const KEPT_MS = 5_000

/** What this process has counted, and what the database says of tasks, sources and emails. */
export function metricsRoutes(platform: Platform, features: readonly Feature[]): Route[] {
  let kept: { at: number; figures: Promise<readonly Figure[]> } | undefined

  function lookAtDatabase(): Promise<readonly Figure[]> {
    if (kept && performance.now() - kept.at < KEPT_MS) return kept.figures
    const figures = Promise.all(features.map((feature) => feature.figures?.(platform) ?? [])).then(
      (all) => [isUp(1), ...all.flat()],
      (error) => {
        log.warn('figures of the database', { reason: (error as Error).message })
        return [isUp(0)]
      },
    )
    kept = { at: performance.now(), figures }
    return figures
  }

  async function answer({ response, request }: Exchange) {
    const stored = await lookAtDatabase()
    const text = [...stored.map(renderFigure), poolFigures(platform), ...lagFigure(platform), renderProcess()].join('\n')
    response.writeHead(200, { 'content-type': TYPE, 'cache-control': 'no-store' })
    response.end(request.method === 'HEAD' ? undefined : `${text}\n`)
  }

  return [{ method: 'GET', path: '/metrics', door: 'monitor', answer }]
}

const isUp = (value: number): Figure => ({
  ...{ name: 'jobapply_database_up', help: 'Whether the database has answered the questions of this page.', type: 'gauge' },
  samples: [{ value }],
})

const poolFigures = ({ database }: Platform) =>
  renderFigure({
    ...{ name: 'jobapply_database_connections', help: 'Connections to the database by pool and what they do.', type: 'gauge' },
    samples: database.pools().flatMap(({ pool, inUse, idle, waiting }) =>
      Object.entries({ 'in use': inUse, idle, 'waited for': waiting }).map(([state, value]) => ({
        labels: { pool, state },
        value,
      })),
    ),
  })

/** Nothing without a copy; a copy that does not answer has no figure, and an alert asks for its absence. */
function lagFigure({ database }: Platform): string[] {
  const lag = database.copy?.lagMs() ?? null
  if (lag === null) return []
  return [
    renderFigure({
      ...{ name: 'jobapply_database_copy_lag_seconds', help: 'How far the copy that answers searches is behind.', type: 'gauge' },
      samples: [{ value: lag / 1_000 }],
    }),
  ]
}
