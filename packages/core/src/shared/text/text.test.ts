import { describe, expect, test } from 'vitest'
import { commasFor, listWords, splitAtCommas } from './text.ts'

describe('a pasted list', () => {
  test.each([
    ['Python, SQL,Go', ['Python', 'SQL', 'Go']],
    ['Python\nSQL\r\nGo\n', ['Python', 'SQL', 'Go']],
    ['• Python\n• SQL', ['Python', 'SQL']],
    ['- Python\n- front-end\n* Go', ['Python', 'front-end', 'Go']],
    ['Python; SQL\tGo', ['Python', 'SQL', 'Go']],
    ['Machine learning', ['Machine learning']],
    ['C++\nC#', ['C++', 'C#']],
  ])('%j has these words', (pasted, words) => {
    expect(splitAtCommas(commasFor(pasted))).toEqual(words)
  })

  test('a single word has no comma: it is pasted at the cursor', () => {
    for (const text of ['Python', 'Python\n', '- Python', 'front-end']) expect(commasFor(text)).not.toContain(',')
  })
})

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j in words is %j', (words, text) => expect(listWords(words)).toBe(text))
