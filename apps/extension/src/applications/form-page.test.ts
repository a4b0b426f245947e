import { parseHTML } from 'linkedom'
import { beforeEach, expect, test, vi } from 'vitest'
import { readPage } from '#page.testing'
import { createFormPage } from './form-page.ts'
import { frameReading } from './messages.ts'

beforeEach(() => {
  const { Event } = parseHTML('<p></p>')
  for (const name of ['Event', 'MouseEvent', 'KeyboardEvent']) vi.stubGlobal(name, Event)
})

const FORM = `<html><body><form>
<label>First name* <input name="first"></label>
<label>City <input name="city" value="Cork"></label>
<label>City <input name="city"></label>
<fieldset><legend>Shift</legend><label><input type="radio" name="shift" aria-checked="true"> Day</label><label><input type="radio" name="shift"> Night</label></fieldset>
<button>Submit application</button></form></body></html>`

const open = (html: string) => {
  const document = readPage(html)
  const page = createFormPage({
    ...{ document, address: () => 'https://jobs.example/apply', sleep: async () => {}, onPressed: () => {}, onChanged: () => {} },
  })
  return { document, page }
}

test('a frame tells what it shows, by ids that stay the same when the form is opened again', async () => {
  const readings = await Promise.all(
    [open(FORM), open(FORM.replace('<label>First', '<label>Extra <input name="extra"></label><label>First'))].map(({ page }) =>
      page.answer({ type: 'form.read' }),
    ),
  )
  const [first, second] = readings.map((reading) => frameReading.parse(reading))
  expect(first).toMatchObject({ way: 'submit', system: '', asksToSignIn: false, errors: [] })
  expect(first?.fields.map(({ id, shown, required }) => [id, shown, required])).toEqual([
    ['first First name', '', true],
    ['city City', 'Cork', false],
    ['city City 2', '', false],
    ['shift Shift', 'Day', false],
  ])
  expect(second?.fields.slice(1).map(({ id }) => id)).toEqual(first?.fields.map(({ id }) => id))
})

test('a value is inserted and read back, a button is pressed once, and unknown fields are refused', async () => {
  const { document, page } = open(FORM)
  await page.answer({ type: 'form.read' })
  const action = { id: 'first First name', do: 'type', value: 'Ann' } as const
  expect(await page.answer({ type: 'form.insert', action })).toBe(true)
  expect(await page.answer({ type: 'form.held', actions: [action, { ...action, id: 'nothing' }] })).toEqual([action.id])
  expect(await page.answer({ type: 'form.insert', action: { ...action, id: 'nothing' } })).toBe(false)
  let presses = 0
  document.querySelector('button')?.addEventListener('click', () => presses++)
  expect(await page.answer({ type: 'form.press' })).toMatchObject({ names: ['first', 'city', 'shift'] })
  document.querySelector('button')?.setAttribute('disabled', '')
  expect([await page.answer({ type: 'form.press' }), presses]).toEqual([null, 1])
})
