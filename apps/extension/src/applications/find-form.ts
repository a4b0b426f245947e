import { isLeftAlone, VERDICT_SENTENCES } from './forms/verdict.ts'
import type { FrameReading } from './messages.ts'
import { isOver, type PressedPage, type Run } from './run.ts'

/** What is needed to look for a form. */
type Looking = {
  now(): number
  sleep(milliseconds: number): Promise<void>
  readRun(): Promise<Run | undefined>
  page: {
    isLoading(tab: number): Promise<boolean>
    frames(tab: number): Promise<{ frame: number; reading: FrameReading }[]>
  }
}
type Found = { frame: number; reading: FrameReading }

/** Tries count when the page has loaded; one that never stops loading is given up all the same. */
const FORM_TRIES = { count: 24, everyMs: 500, mostMs: 90_000 }

/** Forms are drawn after the page has loaded: it is looked for until it stays the same. Without one, a sentence may say why. */
export async function findForm(
  deps: Looking,
  run: Run,
  tab: number,
  isConfirmed: (before: PressedPage) => Promise<boolean>,
): Promise<Found | 'confirmed' | { message: string }> {
  const { count, everyMs, mostMs } = FORM_TRIES
  const deadline = deps.now() + mostMs
  let before = ''
  let tries = 1
  let frames: Found[] = []
  while (tries <= count && deps.now() < deadline) {
    frames = await deps.page.frames(tab).catch(() => [])
    if (run.isTouched && run.before && (await isConfirmed(run.before))) return 'confirmed'
    const best = frames.toSorted((one, other) => visible(other.reading) - visible(one.reading))[0]
    const signature = best ? `${best.frame} ${namesOf(best.reading)}` : ''
    const isSettled = best && visible(best.reading) > 0 && signature === before
    // After 'Next page' the old one may still be there for a moment.
    const isLast = tries === count || deps.now() + everyMs >= deadline
    const isRefused = (best?.reading.errors.length ?? 0) > (run.before?.errors.length ?? 0)
    if (isSettled && (isLast || isRefused || !isPageLeft(run, best.reading)))
      return isSignIn(best.reading) ? { message: VERDICT_SENTENCES['sign-in'] } : best
    before = signature
    const now = await deps.readRun()
    if (!now || isOver(now)) return { message: '' }
    await deps.sleep(everyMs)
    if (!(await deps.page.isLoading(tab).catch(() => false))) tries++
  }
  return { message: whyNone(run, frames) }
}

/** A password beside a name or two; a whole form may also offer an account. */
const isSignIn = (reading: FrameReading) => reading.asksToSignIn && visible(reading) <= 3
const namesOf = ({ fields }: FrameReading) => fields.map(({ id }) => id).join('|')
type Step = { fields: readonly { id: string; isConcealed: boolean }[] }
/** The fields that a person sees: many forms hold all their steps from the start, and show one of them. */
const shownNames = ({ fields }: Step) => fields.flatMap(({ id, isConcealed }) => (isConcealed ? [] : id))
export const isPageLeft = ({ left }: Pick<Run, 'left'>, reading: Step) =>
  left.length > 0 && left.join('|') === shownNames(reading).join('|')
const visible = ({ fields }: FrameReading) => fields.filter(({ isConcealed }) => !isConcealed).length

/** Where the page led, and what its form is for. */
function whyNone({ address }: Run, frames: readonly Found[]): string {
  const [page] = frames
  if (!page) return ''
  const away = isLedAway(address, page.reading.address)
    ? ["Their site sent us away from this job's page. The job may be closed."]
    : []
  const apart = frames.map(({ reading }) => reading.verdict).filter(isLeftAlone)
  return [...away, ...apart.slice(0, 1).map(({ kind }) => VERDICT_SENTENCES[kind])].join(' ')
}

/** Whether an address has lost what named the job: a number, or a long last part. */
export function isLedAway(expected: string, actual: string): boolean {
  const [from, to] = [URL.parse(expected), URL.parse(actual)]
  if (!from || !to) return false
  const named = from.pathname.split('/').filter((part) => /\d{3,}|[0-9a-f]{8}-/i.test(part) || part.length >= 24)
  return named.length > 0 && !named.some((part) => `${to.pathname}${to.search}`.includes(part))
}
