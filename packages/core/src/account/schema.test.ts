import { expect, test } from 'vitest'
import { accountChanges } from './schema.ts'

const accepts = (changes: object) => accountChanges.safeParse(changes).success

test('USER-021 a username has 3 to 30 letters, digits, dashes, underscores and dots', () => {
  for (const username of ['abc', 'a'.repeat(30), 'Ann.Bee_9-x'])
    expect([username, accepts({ username })]).toEqual([username, true])
  for (const username of ['ab', 'a'.repeat(31), 'ann bee', 'änn', 'ann@bee', '<b>', 'ann/bee'])
    expect([username, accepts({ username })]).toEqual([username, false])
})

test('USER-022 USER-023 a display name has at most 100 characters, a bio at most 500', () => {
  expect([100, 101].map((length) => accepts({ display_name: 'x'.repeat(length) }))).toEqual([true, false])
  expect([500, 501].map((length) => accepts({ bio: 'x'.repeat(length) }))).toEqual([true, false])
})

test('an empty field is stored as none, and a field that is left out stays', () => {
  expect(accountChanges.parse({ username: '', display_name: ' ', bio: '\n', avatar_url: '' })).toEqual({
    ...{ username: null, display_name: null, bio: null, avatar_url: null },
  })
  expect(accountChanges.parse({})).toEqual({})
})

test('the address of a picture is one of the web, over https and without a password', () => {
  const picture = 'https://pictures.example.org/ann.png'
  expect(accountChanges.parse({ avatar_url: picture })).toEqual({ avatar_url: picture })
  const refused = [
    ...['http://pictures.example.org/a.png', 'javascript:alert(1)', 'data:image/png;base64,AAAA', '/files/avatars/1/2.png'],
    ...['https://ann:secret@example.org/a.png', 'https://intranet/a.png', `https://example.org/${'a'.repeat(2_000)}`],
  ]
  expect(refused.filter((avatar_url) => accepts({ avatar_url }))).toEqual([])
})
