import { cpus, loadavg } from 'node:os'

export const median = (values: readonly number[]) => quantile(values, 0.5)

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The machine at this moment: figures without it say little. */
export const conditions = () =>
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(2)}, Node ${process.version}`

export type Turn = { perSecond: number; cpuMs: number }

/** `count` runs of `work`, `atOnce` of them at a time. */
export async function turn(count: number, atOnce: number, work: (run: number) => Promise<unknown>): Promise<Turn> {
  const cpu = process.cpuUsage()
  const started = performance.now()
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) await work(next++)
    }),
  )
  const { user, system } = process.cpuUsage(cpu)
  return { perSecond: (count / (performance.now() - started)) * 1000, cpuMs: (user + system) / 1000 / count }
}

/** A-B-A-B-A: each contender in turn, `rounds` times; a run whose control changed by more than 30 % says so. */
export async function alternate<Name extends string>(contenders: Record<Name, () => Promise<Turn>>, rounds = 5) {
  const names = Object.keys(contenders) as Name[]
  const turns = Object.fromEntries(names.map((name) => [name, [] as Turn[]])) as Record<Name, Turn[]>
  for (let round = 0; round < rounds; round++) for (const name of names) turns[name].push(await contenders[name]())
  const control = turns[names[0] as Name]
  const [first, last] = [control[0]?.perSecond ?? 0, control.at(-1)?.perSecond ?? 0]
  const steady = Math.abs(first - last) / Math.max(first, last) < 0.3
  return { turns, steady }
}
