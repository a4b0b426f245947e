import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { createGauge } from './registry.ts'

const NANOSECONDS = 1e9
const delay = monitorEventLoopDelay({ resolution: 20 })

/** Node's own figures. The event loop's delay is sampled from the first request on: an unmonitored process does not pay for it. */
createGauge('jobapply_event_loop_delay_seconds', 'Delay of the event loop since the last look.', () => {
  const isNew = delay.enable()
  if (isNew) return []
  const samples = [0.5, 0.99].map((share) => ({
    labels: { quantile: String(share) },
    value: delay.percentile(share * 100) / NANOSECONDS,
  }))
  const most = { labels: { quantile: '1' }, value: delay.max / NANOSECONDS }
  delay.reset()
  return [...samples, most]
})
createGauge(
  'jobapply_event_loop_active_seconds_total',
  'Time that the event loop has worked since the start.',
  () => [{ value: performance.eventLoopUtilization().active / 1000 }],
  'counter',
)
createGauge(
  'jobapply_cpu_seconds_total',
  'CPU time of this process since the start, without helper processes.',
  () => {
    const { user, system } = process.cpuUsage()
    return Object.entries({ user, system }).map(([mode, value]) => ({ labels: { mode }, value: value / 1e6 }))
  },
  'counter',
)
createGauge('jobapply_memory_bytes', 'Memory of this process.', () => {
  const { rss: resident, heapUsed: heap, external } = process.memoryUsage()
  return Object.entries({ resident, heap, external }).map(([kind, value]) => ({ labels: { kind }, value }))
})
createGauge('jobapply_uptime_seconds', 'Time since the start.', () => [{ value: process.uptime() }])
