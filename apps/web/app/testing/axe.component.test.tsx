import { expect, onTestFinished, test } from 'vitest'
import { expectAccessible } from './axe.ts'

test.each([
  ['a button without a name', '<button></button>', 'button-name'],
  ['a field without a label', '<input>', 'label'],
  ['a picture without a text', '<img src="a.png">', 'image-alt'],
  ['a role that does not exist', '<p role="buton">Save</p>', 'aria-roles'],
])('axe finds %s', async (_, html, rule) => {
  document.body.innerHTML = `<main><h1>Page</h1>${html}</main>`
  onTestFinished(() => document.body.replaceChildren())
  await expect(expectAccessible()).rejects.toThrow(rule)
})

test('what a wide window hides is not looked at', async () => {
  document.body.innerHTML = '<main><h1>Page</h1><p class="md:hidden"><button></button></p></main>'
  onTestFinished(() => document.body.replaceChildren())
  await expectAccessible()
})
