import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PROGRESSES, type Progress, STATUSES, type Status } from './constants.ts'
import {
  afterStep,
  afterUndo,
  findEarlier,
  findOwnRow,
  isSent,
  type KnownApplication,
  releasesUnit,
  STEPS,
  type State,
  stepTo,
  UNKEPT,
} from './rules.ts'
import { application } from './schema.ts'

const NOW = new Date('2026-11-16T12:00:00Z')
const EARLIER = new Date('2026-11-15T12:00:00Z')
/** Steps that say that it was sent. */
const SENDING: readonly string[] = ['submit', 'confirm', 'confirmHere', 'record']
const DAY = 86_400_000
const state = (status: Status, progress: Progress | null, more: Partial<State> = {}): State => ({
  ...UNKEPT,
  ...{ status, progress, approvedAt: status === 'queued' ? EARLIER : null },
  ...more,
})
const queued = (progress: Progress) => state('queued', progress)
const proposed = state('queued', 'preparing', { approvedAt: null })
const applied = state('applied', null, { appliedAt: EARLIER })
const skipped = state('withdrawn', 'skipped')
const withdrawnLater = state('withdrawn', null, { appliedAt: EARLIER })

test('APPLY-045 an application whose confirmation was taken back is not sent any more, and gives no unit back', () => {
  const confirmed = state('applied', 'confirmed', { appliedAt: EARLIER, approvedAt: EARLIER })
  const after = afterStep(confirmed, 'takeBack', NOW)
  expect(after).toEqual(state('queued', 'unconfirmed'))
  expect([after && isSent(after), releasesUnit('takeBack')]).toEqual([false, false])
})

describe('a step', () => {
  test.each([
    ['save', skipped, 'saved null'],
    ['save', queued('failed'), null],
    ['propose', UNKEPT, 'queued null'],
    ['propose', skipped, null],
    ['propose', queued('ready'), null],
    ['propose', applied, null],
    ['approve', UNKEPT, 'queued ready'],
    ['approve', proposed, 'queued ready'],
    ['approve', skipped, 'queued ready'],
    ['approve', queued('failed'), 'queued ready'],
    ['approve', queued('ready'), null],
    ['approve', applied, null],
    ['approve', withdrawnLater, null],
    ['open', queued('ready'), 'queued needs-you'],
    ['open', queued('needs-you'), 'queued needs-you'],
    ['open', queued('unconfirmed'), 'queued unconfirmed'],
    ['open', proposed, null],
    ['open', queued('failed'), null],
    ['notYet', queued('needs-you'), 'queued needs-you'],
    ['notYet', queued('unconfirmed'), 'queued needs-you'],
    ['fill', queued('ready'), 'queued filling'],
    ['fill', queued('needs-you'), 'queued filling'],
    ['fill', proposed, null],
    ['ask', queued('filling'), 'queued needs-you'],
    ['ask', queued('unconfirmed'), null],
    ['ask', proposed, null],
    ['unconfirm', queued('filling'), 'queued unconfirmed'],
    ['unconfirm', queued('needs-you'), 'queued unconfirmed'],
    ['confirm', queued('filling'), 'applied confirmed'],
    ['confirm', queued('unconfirmed'), 'applied confirmed'],
    ['confirm', UNKEPT, null],
    ['confirm', proposed, null],
    ['confirm', applied, null],
    ['takeBack', state('applied', 'confirmed', { appliedAt: EARLIER, approvedAt: EARLIER }), 'queued unconfirmed'],
    ['takeBack', applied, null],
    ['takeBack', state('interview', 'confirmed', { appliedAt: EARLIER }), null],
    ['takeBack', state('withdrawn', 'confirmed', { appliedAt: EARLIER }), null],
    ['takeBack', queued('unconfirmed'), null],
    ['fail', queued('filling'), 'queued failed'],
    ['fail', queued('unconfirmed'), null],
    ['retry', queued('failed'), 'queued ready'],
    ['skip', queued('needs-you'), 'withdrawn skipped'],
    ['skip', queued('unconfirmed'), 'withdrawn skipped'],
    ['skip', proposed, 'withdrawn skipped'],
    ['skip', queued('filling'), null],
    ['skip', applied, null],
    ['withdraw', queued('ready'), 'withdrawn null'],
    ['withdraw', state('interview', 'confirmed', { appliedAt: EARLIER }), 'withdrawn confirmed'],
    ['withdraw', withdrawnLater, null],
    ['stop', queued('filling'), 'queued unconfirmed'],
    ['stop', queued('ready'), null],
    ['submit', UNKEPT, 'applied null'],
    ['submit', queued('unconfirmed'), 'applied null'],
    ['submit', skipped, 'applied null'],
    ['submit', applied, null],
    ['submit', withdrawnLater, null],
    ['record', UNKEPT, 'applied null'],
    ['record', proposed, 'applied null'],
    ['record', queued('ready'), null],
    ['record', applied, null],
    ['markInterview', applied, 'interview null'],
    ['markInterview', state('applied', 'confirmed', { appliedAt: EARLIER }), 'interview confirmed'],
    ['markOffer', withdrawnLater, 'offer null'],
    ['markRejected', queued('unconfirmed'), null],
    ['markApplied', UNKEPT, null],
    ['markUnderReview', skipped, null],
  ] as const)('%s', (step, from, expected) => {
    const after = afterStep(from, step, NOW)
    expect(after && `${after.status} ${after.progress}`).toBe(expected)
  })

  test('sets the time that it is about, and no other', () => {
    const approved = afterStep({ ...skipped, openedAt: EARLIER }, 'approve', NOW)
    expect(approved).toMatchObject({ approvedAt: NOW, openedAt: null, appliedAt: null })
    expect(afterStep(queued('ready'), 'open', NOW)).toMatchObject({ approvedAt: EARLIER, openedAt: NOW, appliedAt: null })
    expect(afterStep(queued('needs-you'), 'submit', NOW)).toMatchObject({ approvedAt: EARLIER, appliedAt: NOW })
  })

  test('API-014 what was approved, dropped and saved again has to be approved again, no matter who queues it', () => {
    const kept = (['approve', 'skip', 'save', 'propose'] as const).reduce<State>(
      (at, step) => afterStep(at, step, EARLIER) ?? at,
      UNKEPT,
    )
    expect(kept).toMatchObject({ status: 'queued', approvedAt: null, openedAt: null })
    expect(afterStep(kept, 'fill', NOW)).toBeNull()
    const saved = state('saved', null, { approvedAt: EARLIER })
    expect(afterStep(saved, 'propose', NOW)).toMatchObject({ status: 'queued', progress: null, approvedAt: null })
  })

  test('APPLY-053 leads to known values only, and what was sent stays sent with its time', () => {
    const documented = ['preparing', 'needs-you', 'ready', 'filling', 'unconfirmed', 'confirmed', 'failed', 'skipped']
    expect(Object.keys(PROGRESSES)).toEqual(documented)
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...STEPS), { maxLength: 30 }), (steps) => {
        let at = UNKEPT
        for (const [index, step] of steps.entries()) {
          const next = afterStep(at, step, new Date(NOW.getTime() + index))
          if (!next) continue
          expect(next.status in STATUSES && (next.progress === null || next.progress in PROGRESSES)).toBe(true)
          // The page that confirmed it has taken that back.
          const stays = at.appliedAt !== null && step !== 'takeBack'
          expect(next.appliedAt !== null).toBe(SENDING.includes(step) || stays)
          if (stays) expect(next.appliedAt).toBe(at.appliedAt)
          if (next.progress === 'skipped') expect(next.status).toBe('withdrawn')
          if (releasesUnit(step)) expect(next.progress === 'failed' || next.status === 'withdrawn').toBe(true)
          expect(isSent(next)).toBe(next.appliedAt !== null)
          at = next
        }
      }),
    )
  })
})

describe("a person's own move", () => {
  test.each([
    [applied, 'interview', 'markInterview'],
    [applied, 'applied', null],
    [withdrawnLater, 'applied', 'markApplied'],
    [UNKEPT, 'applied', 'submit'],
    [UNKEPT, 'queued', 'approve'],
    [UNKEPT, 'offer', null],
    [queued('ready'), 'withdrawn', 'withdraw'],
    [queued('filling'), 'withdrawn', null],
    [queued('filling'), 'applied', 'submit'],
    [skipped, 'saved', 'save'],
    [applied, 'saved', null],
    [applied, 'queued', null],
  ] as const)('goes by a step of the table %#', (from, to, step) => {
    expect(stepTo(from, to)).toBe(step)
  })

  test('can be taken back as long as nothing else has happened, and a sending or an approval cannot', () => {
    const moves = fc.array(fc.constantFrom(...STEPS), { maxLength: 20 })
    fc.assert(
      fc.property(moves, fc.constantFrom(...STEPS), (steps, last) => {
        const before = steps.reduce<State>((at, step) => afterStep(at, step, EARLIER) ?? at, UNKEPT)
        const after = afterStep(before, last, NOW)
        if (!after) return
        const change = { from: pick(before), to: pick(after), at: NOW }
        const undone = afterUndo(after, change, NOW)
        if (SENDING.includes(last) || after.status === 'queued') expect(undone).toBeNull()
        else expect(undone && pick(undone)).toEqual(pick(before))
        const moved = afterStep(after, 'markOffer', NOW)
        if (moved && moved.status !== after.status) expect(afterUndo(moved, change, NOW)).toBeNull()
      }),
      { examples: [[['approve', 'skip'], 'record']] },
    )
  })
  const pick = ({ status, progress }: State) => ({ status, progress })
})

describe('how far a sent application came', () => {
  const day = (number: number) => new Date(EARLIER.getTime() + number * DAY)
  /** A status a day, from the first day after it was sent. */
  const walk = (...statuses: Status[]) =>
    statuses.reduce<State>((before, status, place) => {
      const step = stepTo(before, status)
      return (step && afterStep(before, step, day(place + 1))) || before
    }, applied)
  const daysOf = ({ answeredAt, interviewedAt, offeredAt, decidedAt }: State) =>
    [answeredAt, interviewedAt, offeredAt, decidedAt].map((at) => at && (at.getTime() - EARLIER.getTime()) / DAY)

  test.each<[Status[], (number | null)[]]>([
    [[], [null, null, null, null]],
    [['rejected'], [1, null, null, 1]],
    [
      ['under-review', 'interview', 'offer'],
      [1, 2, 3, 3],
    ],
    [
      ['interview', 'rejected'],
      [1, 1, null, 2],
    ],
    [
      ['rejected', 'offer'],
      [1, null, 2, 1],
    ],
    [
      ['under-review', 'withdrawn'],
      [1, null, null, null],
    ],
    // Back to an earlier status: what came after it was a mistake.
    [
      ['rejected', 'applied'],
      [null, null, null, null],
    ],
    [
      ['under-review', 'interview', 'under-review', 'interview'],
      [1, 4, null, null],
    ],
    [
      ['interview', 'offer', 'interview', 'rejected'],
      [1, 1, null, 4],
    ],
    [
      ['offer', 'under-review'],
      [1, null, null, null],
    ],
  ])('%j', (statuses, expected) => expect(daysOf(walk(...statuses))).toEqual(expected))

  test('an undo is a way back, too', () => {
    const before = walk('under-review')
    const after = walk('under-review', 'offer')
    expect(daysOf(after)).toEqual([1, null, 2, 2])
    const undone = afterUndo(after, { from: before, to: after, at: day(2) }, day(3))
    expect(undone && daysOf(undone)).toEqual([1, null, null, null])
  })
})

describe('an earlier application', () => {
  const known = (more: Partial<KnownApplication> = {}): KnownApplication => ({
    ...{ id: 'a', jobId: 'demo:1', address: 'https://jobs.example.org/1', sameJob: 'cook' },
    ...applied,
    ...more,
  })
  const other = { jobId: 'demo:2', address: 'https://jobs.example.org/2', sameJob: 'cook' }
  const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY)

  test('refuses the same id or the same address, however long ago', () => {
    const old = known({ appliedAt: daysAgo(900) })
    for (const job of [
      { ...other, jobId: 'demo:1' },
      { ...other, address: 'https://jobs.example.org/1' },
    ])
      expect(findEarlier(job, [old], NOW)).toMatchObject({ kind: 'same', applicationId: 'a' })
  })

  test('APPLY-058 of the same title, company and location warns for 60 days and not on the 61st', () => {
    expect(findEarlier(other, [known({ appliedAt: daysAgo(60) })], NOW)).toEqual({
      kind: 'similar',
      applicationId: 'a',
      at: daysAgo(60),
    })
    expect(findEarlier(other, [known({ appliedAt: daysAgo(61) })], NOW)).toBeNull()
    expect(findEarlier(other, [known({ ...queued('ready'), approvedAt: daysAgo(2) })], NOW)).toMatchObject({ kind: 'similar' })
  })

  test('that was dropped, only saved or only proposed is none, and its row goes on', () => {
    for (const at of [skipped, UNKEPT, proposed, queued('failed')]) {
      const row = known(at)
      expect(findEarlier(row, [row], NOW)).toBeNull()
      expect(findOwnRow(row, [row])).toBe(row)
    }
  })

  test('without an address or a company is compared by its id alone', () => {
    const bare = { address: '', sameJob: '' }
    expect(findEarlier({ jobId: 'demo:2', ...bare }, [known(bare)], NOW)).toBeNull()
  })
})

test('APPLY-021 a status is one of eight, and nothing else is taken for one', () => {
  const statuses = ['saved', 'queued', 'applied', 'under-review', 'interview', 'offer', 'rejected', 'withdrawn']
  expect(application.shape.status.options).toEqual(statuses)
  for (const other of ['', 'sent', 'Applied', null]) expect(application.shape.status.safeParse(other).success).toBe(false)
})
