import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { invent, JOB } from './run.testing.ts'
import { afterEvent, canSend, isOpen, isOver, newRun, nextPlace, type Run, type RunEvent, run as stored } from './run.ts'
import { reportOf } from './run-report.ts'

const BEFORE = { address: 'https://jobs.example/apply', names: ['name'], errors: [], claims: [], isMarked: false }
const walk = (...events: RunEvent[]) => events.reduce<Run>((run, event) => afterEvent(run, event) ?? run, newRun(JOB))
const read = (...fields: Run['fields']): RunEvent => ({
  type: 'read',
  frame: 0,
  system: 'lever',
  way: 'submit',
  hasCheck: false,
  fields,
  files: [],
})
const FILLED = invent({ shown: 'Ann', state: 'held' })
const OPEN = invent({ id: 'notice', label: 'Privacy notice', kind: 'checkbox', decision: 'ask', isNever: true })
const sent = [
  { type: 'opened', tab: 7 },
  read(FILLED),
  { type: 'begun' },
  { type: 'fill' },
  { type: 'filled', held: ['name'], lost: [] },
  read(FILLED),
] as const
const confirmed = { type: 'outcome', outcome: { state: 'confirmed', sign: 'Thank you for applying' } } as const

describe('one application', () => {
  test('goes from the open page over filling and the click to the confirmation', () => {
    const phases = [...sent, { type: 'submit', before: BEFORE } as const, confirmed].map(
      (_, at, all) => walk(...all.slice(0, at + 1)).phase,
    )
    expect(phases).toEqual(['opening', 'review', 'review', 'filling', 'review', 'review', 'sending', 'confirmed'])
    expect(reportOf(walk(...sent, { type: 'submit', before: BEFORE }, confirmed))).toMatchObject({
      call: 'confirm',
      input: { quote: 'Thank you for applying', fields: [{ label: 'First name', value: 'Ann', origin: 'profile' }] },
    })
  })

  test('APPLY-034 is not sent while a required field is open, nor by a button that only leads on', () => {
    const open = walk({ type: 'opened', tab: 7 }, read(FILLED, OPEN))
    expect([canSend(open), open.fields.filter(isOpen).map(({ id }) => id)]).toEqual([false, ['notice']])
    expect(afterEvent(open, { type: 'submit', before: BEFORE })).toBeNull()
    const ticked = walk({ type: 'opened', tab: 7 }, read(FILLED, { ...OPEN, shown: 'Yes' }))
    expect(afterEvent(ticked, { type: 'submit', before: BEFORE })?.phase).toBe('sending')
    expect(afterEvent({ ...ticked, way: 'next' }, { type: 'submit', before: BEFORE })).toBeNull()
  })

  test.each<[string, RunEvent, Run['phase']]>([
    ['a closed tab', { type: 'gone' }, 'unconfirmed'],
    ['no sign in time', { type: 'timeout' }, 'unconfirmed'],
    ["the page's refusal", { type: 'outcome', outcome: { state: 'failed', messages: ['Email is invalid'] } }, 'failed'],
    [
      'a check that only the person passes',
      { type: 'outcome', outcome: { state: 'needs-user', messages: ['CAPTCHA'] } },
      'sending',
    ],
    ['no sign yet', { type: 'outcome', outcome: { state: 'unconfirmed' } }, 'sending'],
  ])('APPLY-052 after the click %s means what it says', (_, event, phase) => {
    const after = walk(...sent, { type: 'submit', before: BEFORE }, event)
    expect(after.phase).toBe(phase)
    if (phase === 'failed') expect(reportOf(after)).toMatchObject({ input: { progress: 'failed', note: 'Email is invalid' } })
  })

  test('that was only looked at is reported to nobody; one that the person leaves half filled needs the person', () => {
    expect(reportOf(walk({ type: 'opened', tab: 7 }, read(FILLED), { type: 'gone' }))).toBeNull()
    expect(reportOf(walk(...sent, { type: 'leave' }))).toMatchObject({ input: { progress: 'needs-you' } })
  })

  test('APPLY-055 without a click nothing is pressed while an answer is uncertain; handed over, half filled, it needs the person', () => {
    const alone = (...fields: Run['fields']): Run => ({ ...walk(...sent, read(...fields)), isAlone: true })
    const likely = invent({ id: 'why', decision: 'propose', shown: 'Bread' })
    for (const type of ['submit', 'next'] as const) {
      const way = type
      expect(afterEvent({ ...alone(FILLED, likely), way }, { type, before: BEFORE })).toBeNull()
      expect(afterEvent({ ...alone(FILLED), way }, { type, before: BEFORE })).not.toBeNull()
    }
    const left = afterEvent(alone(FILLED, likely), { type: 'hand-over', reason: "We aren't sure about this answer" })
    expect(left && reportOf(left)).toMatchObject({
      input: { progress: 'needs-you', note: "We aren't sure about this answer" },
    })
    // What the person works on is not handed over.
    expect(afterEvent(walk(...sent), { type: 'hand-over', reason: 'x' })).toBeNull()
  })

  test('knows what the person has changed after it was filled', () => {
    const changed = walk(...sent, read({ ...FILLED, shown: 'Anna' }), { type: 'submit', before: BEFORE })
    expect(changed.sent).toMatchObject([{ value: 'Anna', origin: 'you', source: 'you, on the page' }])
    expect(walk(...sent, read({ ...FILLED, shown: '' })).fields).toMatchObject([{ state: 'lost' }])
  })

  test("the person's word ends it where nothing was seen, and the server hears it", () => {
    const unknown = walk(...sent, { type: 'submit', before: BEFORE }, { type: 'timeout' })
    for (const run of [unknown, walk(...sent), walk({ type: 'opened', tab: 7 }, { type: 'no-form' })]) {
      const said = afterEvent(run, { type: 'said' })
      expect([said?.phase, said && reportOf(said)]).toMatchObject([
        'said',
        { call: 'submitted', input: { applicationId: JOB.id } },
      ])
    }
    const unsent = afterEvent(unknown, { type: 'not-yet' })
    expect(unsent && reportOf(unsent)).toEqual({ call: 'not-yet', input: { applicationId: JOB.id } })
    // What the page has confirmed or refused is not a matter of words.
    const ends = [walk(...sent, { type: 'submit', before: BEFORE }, confirmed), walk(...sent, { type: 'leave' })]
    for (const run of ends) for (const type of ['said', 'not-yet'] as const) expect(afterEvent(run, { type })).toBeNull()
  })

  test('counts those that wait, as long as several do', () => {
    const first = nextPlace(undefined, 3)
    const second = nextPlace({ place: first }, 2)
    const third = nextPlace({ place: second }, 1)
    expect([first, second, third, nextPlace({ place: third }, 2)]).toEqual([
      { number: 1, of: 3 },
      { number: 2, of: 3 },
      { number: 3, of: 3 },
      { number: 1, of: 2 },
    ])
    // One more was approved meanwhile.
    expect(nextPlace({ place: first }, 3)).toEqual({ number: 2, of: 4 })
  })

  test('remembers over several pages what was given, and by whom', () => {
    const page = { ...read(FILLED), way: 'next' } as const
    const second = invent({ id: 'why', label: 'Why here?', decision: 'ask', shown: 'I like bread' })
    const run = walk({ type: 'opened', tab: 7 }, page, { type: 'next', before: BEFORE }, read(second), {
      type: 'pressed',
      before: BEFORE,
    })
    expect(run.sent.map(({ label, value, origin }) => [label, value, origin])).toEqual([
      ['First name', 'Ann', 'profile'],
      ['Why here?', 'I like bread', 'you'],
    ])
  })

  test('keeps what was given on a step that is closed now, though its fields are in the page still', () => {
    const page = { ...read(FILLED), way: 'next' } as const
    const second = invent({ id: 'why', label: 'Why here?', decision: 'ask', shown: 'I like bread' })
    const closed = invent({ shown: 'Ann', isConcealed: true, decision: 'leave' })
    const next = { type: 'next', before: BEFORE } as const
    const run = walk({ type: 'opened', tab: 7 }, page, next, read(closed, second), { type: 'pressed', before: BEFORE })
    expect(run.sent.map(({ label, value }) => [label, value])).toEqual([
      ['First name', 'Ann'],
      ['Why here?', 'I like bread'],
    ])
  })

  test('the page that is left is known by the fields that a person saw, because the next step may be in it already', () => {
    const later = invent({ id: 'resume', label: 'Resume', kind: 'file', isConcealed: true, decision: 'leave' })
    const page = { ...read(FILLED, later), way: 'next' } as const
    expect(walk({ type: 'opened', tab: 7 }, page, { type: 'next', before: BEFORE }).left).toEqual(['name'])
  })
})

describe('whatever happens in whatever order', () => {
  const field = fc.record({ shown: fc.constantFrom('', 'Ann'), decision: fc.constantFrom('fill' as const, 'ask' as const) })
  const event: fc.Arbitrary<RunEvent> = fc.oneof(
    ...(['no-form', 'begun', 'fill', 'timeout', 'gone', 'stop', 'leave', 'said', 'not-yet'] as const).map((type) =>
      fc.constant({ type }),
    ),
    fc.constant({ type: 'opened', tab: 7 } as const),
    fc.record({ type: fc.constantFrom('accept' as const, 'attach' as const), id: fc.constant('name') }),
    fc.record({ type: fc.constantFrom('submit' as const, 'pressed' as const, 'next' as const), before: fc.constant(BEFORE) }),
    fc.constant({ type: 'filled', held: ['name'], lost: [] } as const),
    fc.constant({ type: 'hand-over', reason: 'not certain' } as const),
    fc.constant({ type: 'told', message: 'The server is away' } as const),
    fc.tuple(field, fc.constantFrom('next' as const, 'submit' as const)).map(([one, way]) => ({ ...read(invent(one)), way })),
    fc.constantFrom<RunEvent>(
      confirmed,
      { type: 'outcome', outcome: { state: 'failed', messages: ['No'] } },
      { type: 'outcome', outcome: { state: 'unconfirmed' } },
    ),
  )

  test('the end is one and stays, nothing is sent without a click, and nothing is confirmed without a sign', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), fc.boolean(), (events, isAlone) => {
        let run = newRun({ ...JOB, isAlone })
        for (const each of events) {
          const after = afterEvent(run, each)
          if (!after) continue
          // Only what nobody could see is open to the person's word.
          if (isOver(run)) expect([run.phase, after.phase]).toEqual(['unconfirmed', each.type === 'said' ? 'said' : 'unsent'])
          if (after.phase === 'sending' && run.phase !== 'sending') expect(['submit', 'pressed']).toContain(each.type)
          if (each.type === 'submit') expect(run.fields.some(isOpen)).toBe(false)
          if (isAlone && (each.type === 'submit' || each.type === 'next'))
            expect(run.fields.every(({ state, decision }) => state === 'held' && decision === 'fill')).toBe(true)
          if (after.phase === 'confirmed') expect([each, run.isTouched]).toEqual([confirmed, true])
          if (after.phase === 'failed') expect(run.phase).toBe('sending')
          // What the server was told to be filled is never forgotten, and only its end is reported.
          if (run.isTouched) expect(after.isTouched).toBe(true)
          expect(reportOf(after) !== null).toBe(isOver(after) && after.isTouched)
          // What is stored is what the next worker reads.
          expect(stored.parse(JSON.parse(JSON.stringify(after)))).toEqual(after)
          run = after
        }
        const stopped = afterEvent(run, { type: 'stop' })
        expect(isOver(stopped ?? run)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})
