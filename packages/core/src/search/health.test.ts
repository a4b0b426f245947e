import { describe, expect, test } from 'vitest'
import { judgeHealth, NO_EVIDENCE } from './health.ts'

const now = new Date('2026-11-15T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const listing = {
  postedAt: daysAgo(3).toISOString(),
  firstSeenAt: daysAgo(3).toISOString(),
  expiresAt: null,
  salaryMin: 50_000,
  salaryMax: null,
  source: 'greenhouse',
}
const known = { listing, lastSeenAt: daysAgo(0), closedAt: null, closedWhy: null, renewals: 0 }
const others = NO_EVIDENCE
const visited = { name: 'Greenhouse', isOwnBoard: true, isGood: true, label: 'Read', readAt: daysAgo(0) }

describe('the health of a posting', () => {
  test('is open when its source, read well, still has it', () => {
    expect(judgeHealth(known, others, visited, now)).toMatchObject({
      state: 'open',
      ageDays: 3,
      isSalaryMissing: false,
      sentences: ['Seen at Greenhouse today.'],
    })
  })

  test('is closed by evidence only, and says which', () => {
    const closed = judgeHealth({ ...known, closedAt: daysAgo(1), closedWhy: 'gone' }, others, visited, now)
    expect(closed.state).toBe('closed')
    expect(closed.sentences[0]).toBe('Closed: its source no longer lists it.')
  })

  test('is unknown when its source does not answer, and is not called closed', () => {
    const { state, sentences } = judgeHealth(known, others, { ...visited, isGood: false, label: 'Not reachable' }, now)
    expect(state).toBe('unknown')
    expect(sentences[0]).toBe("We can't tell whether it is still open: Greenhouse, at the last visit: Not reachable.")
  })

  test('names age, reposts and a missing salary', () => {
    const old = { ...known, listing: { ...listing, postedAt: daysAgo(45).toISOString(), salaryMin: null } }
    const { sentences, isSalaryMissing } = judgeHealth(old, { ...others, reposts: 2 }, visited, now)
    expect(isSalaryMissing).toBe(true)
    expect(sentences).toEqual(
      expect.arrayContaining([
        'Reposted twice since we first saw it.',
        'Posted 45 days ago: it may have been filled.',
        "The posting doesn't give a salary.",
      ]),
    )
  })

  test('is summed up in one line, of which unknown parts are left out', () => {
    const lineOf = (...given: Parameters<typeof judgeHealth>) => judgeHealth(...given).line.join(' · ')
    expect(lineOf(known, { ...others, reposts: 1 }, visited, now)).toBe(
      "Seen today on the company's own board · first seen 12 Nov · reposted once",
    )
    const gone = { ...known, lastSeenAt: daysAgo(1), closedAt: daysAgo(0), closedWhy: 'gone' as const }
    expect(lineOf(gone, others, visited, now)).toBe(
      "Closed: its source no longer lists it · last seen yesterday on the company's own board · first seen 12 Nov",
    )
    const feed = { ...visited, name: 'Jobicy', isOwnBoard: false }
    expect(lineOf(known, { ...others, ownBoard: { closedAt: daysAgo(4) } }, feed, now)).toBe(
      "Seen today at Jobicy · first seen 12 Nov · no longer on the company's own board",
    )
    expect(lineOf(known, others, { ...feed, name: 'Pasted', isGood: null, label: null, readAt: null }, now)).toBe(
      "We can't tell whether it is still open · first seen 12 Nov",
    )
    const long = {
      ...known,
      listing: { ...listing, firstSeenAt: daysAgo(400).toISOString(), expiresAt: daysAgo(2).toISOString() },
    }
    const closings = { count: 15, mostDays: 40, longer: 0, knownDays: 500 }
    expect(lineOf(long, { ...others, closings }, visited, now)).toBe(
      "Seen today on the company's own board · first seen 11 Oct 2025 · open for 400 days, unusually long for this board · its closing date has passed",
    )
  })

  test('a moved date is not called a repost: sources also write the day of an edit there', () => {
    const { sentences, reposts } = judgeHealth({ ...known, renewals: 1 }, others, visited, now)
    expect(reposts).toBe(0)
    expect(sentences).toContain('Its date was moved forward once since we first saw it.')
  })

  test('says when only a feed has it, and when its own closing date has passed', () => {
    const ended = { ...known, listing: { ...listing, expiresAt: daysAgo(2).toISOString() } }
    const { sentences } = judgeHealth(ended, { ...others, ownBoard: 'none' }, { ...visited, name: 'Jobicy' }, now)
    expect(sentences).toContain('Seen only at Jobicy, which collects jobs from many companies.')
    expect(sentences).toContain('The closing date in the posting, 13 Nov 2026, has passed.')
    expect(sentences.join(' ')).not.toContain('Open until')
  })

  test('says when the company itself has closed what a feed still shows', () => {
    const { sentences } = judgeHealth(known, { ...others, ownBoard: { closedAt: daysAgo(4) } }, visited, now)
    expect(sentences).toContain("The company's own board no longer listed it on 11 Nov 2026.")
    expect(judgeHealth(known, { ...others, ownBoard: { closedAt: null } }, visited, now).sentences).toEqual([
      'Seen at Greenhouse today.',
    ])
  })

  test('compares how long it is open with what the board closed before', () => {
    const old = { ...known, listing: { ...listing, firstSeenAt: daysAgo(100).toISOString() } }
    const closings = { count: 15, mostDays: 40, longer: 0, knownDays: 300 }
    const sentencesWith = (some: typeof closings) => judgeHealth(old, { ...others, closings: some }, visited, now).sentences
    const sentence = 'First seen 100 days ago; nine in ten jobs that we saw this board close were open for 40 days or less.'
    expect(sentencesWith(closings)).toContain(sentence)
    // Too few closings, a board known too short, nothing unusual, and others that take as long.
    for (const less of [{ count: 14 }, { knownDays: 110 }, { mostDays: 60 }, { longer: 1 }])
      expect(sentencesWith({ ...closings, ...less }).join(' ')).not.toContain('nine in ten')
  })

  test('is not called open when the list did not reach back to it, or was read long ago', () => {
    const unseen = judgeHealth({ ...known, lastSeenAt: daysAgo(5) }, others, { ...visited, name: 'Jobicy' }, now)
    expect(unseen.state).toBe('unknown')
    expect(unseen.sentences[0]).toBe("We can't tell whether it is still open: the list of Jobicy no longer reaches back to it.")
    expect(unseen.sentences).toContain('Last seen at Jobicy 5 days ago.')
    const stale = judgeHealth({ ...known, lastSeenAt: daysAgo(9) }, others, { ...visited, readAt: daysAgo(9) }, now)
    expect(stale.state).toBe('unknown')
    expect(stale.sentences[0]).toBe("We can't tell whether it is still open: Greenhouse was last read on 6 Nov 2026.")
  })
})
