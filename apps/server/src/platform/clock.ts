const RealDate = Date
const UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }
let offset = 0

/** The only clock. Rules and SQL get its time as a parameter. */
export const now = () => new Date()

/**
 * Moves every clock of this process, also the libraries' (sessions, tokens): for tests, development and the demo, refused in production.
 */
export function moveClock(ms: number) {
  offset += ms
  globalThis.Date = offset === 0 ? RealDate : MovedDate
}

/** The machine's clock, which `moveClock` does not change: for measuring waits and for what the database times itself. */
export const machineNow = () => RealDate.now()

/** '+4d', '-2h', '+30m', '90s' as milliseconds. */
export function parseDuration(text: string): number | undefined {
  const [, sign, amount, unit] = /^([+-]?)(\d{1,6})([smhd])$/.exec(text.trim()) ?? []
  if (!amount || !unit) return undefined
  return (sign === '-' ? -1 : 1) * Number(amount) * UNITS[unit as keyof typeof UNITS]
}

const MovedDate = new Proxy(RealDate, {
  construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [target.now() + offset] : args, made),
  apply: (target) => new target(target.now() + offset).toString(),
  get: (target, key) => (key === 'now' ? () => target.now() + offset : Reflect.get(target, key)),
})
