import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { readLabel, textOf } from './text.ts'

const say = (html: string) =>
  textOf(parseHTML(`<section>${html}</section>`).document.querySelector('section') as unknown as Element)

test('blocks and words for screen readers stand apart, parts of a word do not', () => {
  expect(say('First name<div>Required</div>as in your passport')).toBe('First name Required as in your passport')
  expect(say('First name<span class="sr-only">Required</span>*')).toBe('First name Required *')
  expect(say('E<b>mail</b> address')).toBe('Email address')
})

test('a text is read however deep a page wraps it, up to 600 elements', () => {
  const wrapped = (depth: number) => `${'<b>'.repeat(depth)}Name${'</b>'.repeat(depth)}`
  expect([say(wrapped(599)), say(wrapped(600))]).toEqual(['Name', ''])
})

test('a label that is written twice is read once, and a short word that repeats itself stays', () => {
  expect(readLabel('Email address Email address').text).toBe('Email address')
  expect(readLabel('TelefonTelefon').text).toBe('Telefon')
  expect(['mama', 'EN/EN', 'haha'].map((text) => readLabel(text).text)).toEqual(['mama', 'EN/EN', 'haha'])
})
