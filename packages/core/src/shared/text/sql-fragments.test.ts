import { describe, expect, test } from 'vitest'
import { DATA_SENTENCES } from '#shared/data-sentences.testing'
import { line, prose } from '#shared/fields'
import { workOf } from '#shared/work.testing'
import { withoutSqlFragments } from './sql-fragments.ts'

describe('sentences that data people write', () => {
  test('there are more than 500 of them', () => expect(new Set(DATA_SENTENCES).size).toBeGreaterThanOrEqual(500))

  test('EDITOR-042 each keeps every character in a one-line field, on screen and on the server', () => {
    const stored = line('Text', 2000)
    expect(DATA_SENTENCES.map((sentence) => stored.parse(withoutSqlFragments(sentence)))).toEqual(DATA_SENTENCES)
  })

  test('EDITOR-042 all of them keep every character in a field of several lines', () => {
    const text = DATA_SENTENCES.join('\n')
    expect(prose('Text', text.length).parse(text)).toBe(text)
  })

  test.each([
    `Wrote 'select * from orders' tuning guides and trained 12 engineers`,
    `Wrote "select * from orders; drop table tmp" tuning guides`,
    `Automated the DBAs' drop table reviews`,
    `Blocked "' or '1'='1" and "; DROP TABLE users" payloads at the firewall`,
    'Nightly jobs; DELETE FROM staging; rebuilt indexes',
    'Nightly jobs; DELETE FROM staging tables older than 90 days',
    'Cleanup; TRUNCATE TABLE logs -- every Sunday, for 3 teams',
    'Found or 1=1 holes in 3 login forms',
    'Backups; delete from archive',
  ])('%j stays as it is', (sentence) => expect(withoutSqlFragments(sentence)).toBe(sentence))
})

describe('an injection-shaped fragment', () => {
  test.each([
    ["x'; DROP TABLE users; -- and led a team", 'x and led a team'],
    ["Ann'; select * from t where a='b' and trained 12 engineers", 'Ann and trained 12 engineers'],
    ["x'; update users set role='admin' where id=1 then left", 'x then left'],
    ["' or '1'='1 and trained 12 engineers", ' and trained 12 engineers'],
    ['1; drop table a; drop table b', '1'],
    ["The 'x'; DROP TABLE users;-- attack", "The 'x' attack"],
    ['Wrote "guides" for x"; DROP TABLE users; --', 'Wrote "guides" for x'],
    ['1 union all select null from people', '1  null from people'],
  ])('EDITOR-042 %j goes without what follows it', (typed, kept) => expect(withoutSqlFragments(typed)).toBe(kept))
})

test('G8 twice the hostile text is at most about twice the work', async () => {
  for (const unit of ["'", "';", "'; drop table a", "'a'='", '; select a,', "a' "]) {
    const measure = (length: number) => workOf(() => withoutSqlFragments(unit.repeat(Math.ceil(length / unit.length))))
    await measure(50_000)
    // A disturbance only adds work: the lightest of three counts.
    const lightest = async (length: number) => Math.min(await measure(length), await measure(length), await measure(length))
    const [half, whole] = [await lightest(100_000), await lightest(200_000)]
    expect(whole, unit).toBeLessThan(Math.max(200, 4 * half))
  }
})
