import { expect, test } from 'vitest'
import { openPage } from '#applications/forms/page'
import { readPage } from '#page.testing'
import { isFormLeft } from './form-left.ts'
import { styleSheetLook } from './look.testing.ts'

const HERE = 'https://jobs.example/apply'

function isLeft(body: string, names: readonly string[]) {
  const document = readPage(`<html><body>${body}</body></html>`)
  return isFormLeft(openPage(document), { address: HERE, names }, HERE, styleSheetLook(document))
}

test('a form is gone when none of its fields is left, also one whose only field was read', () => {
  const other = '<div hidden><input name="q"></div>'
  expect(isLeft(other, ['email'])).toBe(false)
  expect(isLeft(other, ['email', 'name'])).toBe(false)
  expect(isLeft('<div hidden><input name="email"></div>', ['email'])).toBe(true)
  expect(isLeft('<input name="phone">', ['email'])).toBe(true)
})

test('of a form without names any field may be its own', () => {
  expect(isLeft('<div hidden><input name="q"></div>', [])).toBe(true)
  expect(isLeft('<p>Thank you</p>', [])).toBe(false)
})

test('a button that sends keeps a form, unless it belongs to a search, by its role or because it asks for an address', () => {
  const withForm = (attributes: string) => isLeft(`<form ${attributes}><button>Submit application</button></form>`, ['email'])
  expect(['', 'role="search"', 'method="get"', 'method="post"'].map(withForm)).toEqual([true, false, false, true])
})
