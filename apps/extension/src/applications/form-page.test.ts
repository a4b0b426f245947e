import { parseHTML } from 'linkedom'
import { beforeEach, expect, test, vi } from 'vitest'
import { readPage } from '#page.testing'
import { createFormPage } from './form-page.ts'
import { placeOfOption } from './forms/match-option.ts'
import { frameReading } from './messages.ts'

/** The worker's part. */
const choose = async (wanted: string, labels: readonly string[]) => placeOfOption(wanted, labels)

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
    ...{
      document,
      address: () => 'https://jobs.example/apply',
      sleep: async () => {},
      choose,
      onPressed: () => {},
      onChanged: () => {},
    },
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
  expect(await page.answer({ type: 'form.before' })).toMatchObject({ names: ['first', 'city', 'shift'] })
  expect(await page.answer({ type: 'form.press' })).toBe(true)
  document.querySelector('button')?.setAttribute('disabled', '')
  expect([await page.answer({ type: 'form.press' }), presses]).toEqual([null, 1])
})

test('a box that the page uses for another question since, or has put away, is not filled', async () => {
  const { document, page } = open(FORM)
  await page.answer({ type: 'form.read' })
  const insert = () => page.answer({ type: 'form.insert', action: { id: 'first First name', do: 'type', value: 'Ann' } })
  const input = document.querySelector('input') as HTMLInputElement
  input.setAttribute('name', 'contact')
  expect([await insert(), input.value]).toEqual([false, ''])
  await page.answer({ type: 'form.read' })
  input.setAttribute('name', 'first')
  expect(await insert()).toBe(false)
  await page.answer({ type: 'form.read' })
  input.remove()
  expect(await insert()).toBe(false)
})

test('a button that led on when it was read and sends now is not pressed', async () => {
  const { document, page } = open(FORM.replace('Submit application', 'Next'))
  const button = document.querySelector('button') as HTMLButtonElement
  let presses = 0
  button.addEventListener('click', () => presses++)
  expect(await page.answer({ type: 'form.read' })).toMatchObject({ way: 'next' })
  button.textContent = 'Submit application'
  expect([await page.answer({ type: 'form.press' }), presses]).toEqual([null, 0])
  expect(await page.answer({ type: 'form.read' })).toMatchObject({ way: 'submit' })
  await page.answer({ type: 'form.press' })
  expect(presses).toBe(1)
})

const PHONE = `<html><body><form><label>First name <input name="first"></label>
<label>Country code <select name="code"><option value="">Select</option><option value="fr">France +33</option><option value="de">Germany +49</option></select></label>
<label>Phone <input type="tel" name="phone"></label><button>Submit application</button></form></body></html>`

test('a phone number goes in without its code only beside the right country', async () => {
  const { document, page } = open(PHONE)
  await page.answer({ type: 'form.read' })
  const phone = { picker: 'code Country code', shows: 'Germany +49', full: '+49 151 23456789' }
  const action = { id: 'phone Phone', do: 'type', value: '151 23456789', phone } as const
  const box = document.querySelector('[name=phone]') as HTMLInputElement
  const held = async () => ((await page.answer({ type: 'form.held', actions: [action] })) as string[]).length === 1
  await page.answer({ type: 'form.insert', action })
  expect([box.value, await held()]).toEqual(['+49 151 23456789', true])
  box.value = '151 23456789'
  expect(await held()).toBe(false)
  const list = document.querySelector('select') as HTMLSelectElement
  Object.defineProperty(list, 'value', { value: 'de' })
  expect(await held()).toBe(true)
  box.value = ''
  await page.answer({ type: 'form.insert', action })
  expect(box.value).toBe('151 23456789')
})

test('a form that is no application gives no fields, and says what it is for', async () => {
  const search = '<html><body><form><label>Keyword <input name="q"></label><button>Search jobs</button></form></body></html>'
  const reading = frameReading.parse(await open(search).page.answer({ type: 'form.read' }))
  expect([reading.verdict.kind, reading.fields, reading.way]).toEqual(['search', [], 'unknown'])
})

test("only the person's own press of the form's button counts as sending, not a script's and not one elsewhere", async () => {
  const document = readPage(FORM.replace('<button>', '<a id="terms">Terms</a><button>'))
  const pressed = vi.fn()
  const page = createFormPage({
    ...{
      document,
      address: () => 'https://jobs.example/apply',
      sleep: async () => {},
      choose,
      onPressed: pressed,
      onChanged: () => {},
    },
  })
  const heard: ((event: unknown) => void)[] = []
  vi.spyOn(document, 'addEventListener').mockImplementation((type: string, listen: unknown) => {
    if (type === 'click') heard.push(listen as (event: unknown) => void)
  })
  page.watchPerson()
  await page.answer({ type: 'form.read' })
  const click = (selector: string, isTrusted: boolean) => {
    const path = [document.querySelector(selector)]
    for (const listen of heard) listen({ type: 'click', isTrusted, composedPath: () => path })
    return pressed.mock.calls.length
  }
  expect([click('#terms', true), click('button', false), click('button', true)]).toEqual([0, 0, 1])
})

test('what the person changes in a form is noticed at once, what a script changes is not', () => {
  const document = readPage(FORM)
  const changed = vi.fn()
  const heard: ((event: unknown) => void)[] = []
  vi.spyOn(document, 'addEventListener').mockImplementation((type: string, listen: unknown) => {
    if (type === 'change') heard.push(listen as (event: unknown) => void)
  })
  const rest = { address: () => 'https://jobs.example/apply', sleep: async () => {}, choose, onPressed: () => {} }
  createFormPage({ ...rest, document, onChanged: changed }).watchPerson()
  const change = (isTrusted: boolean) => {
    for (const listen of heard) listen({ type: 'change', isTrusted })
    return changed.mock.calls.length
  }
  expect([change(false), change(true)]).toEqual([0, 1])
})

test('titles over several fields are told, and those that are about somebody else head their fields from then on', async () => {
  const { page } =
    open(`<html><body><form><label>First name <input name="first"></label><div><p>Once more.</p><p>Emergency contact</p>
<label>Name <input name="other"></label><label>Phone <input name="tel"></label></div><button>Submit application</button></form></body></html>`)
  const read = async (others: string[]) => frameReading.parse(await page.answer({ type: 'form.read', others }))
  const first = await read([])
  expect([first.titles, first.fields[1]?.sections]).toEqual([['Emergency contact'], []])
  const second = await read(['Emergency contact'])
  expect([second.titles, second.fields.map(({ sections }) => sections)]).toEqual([
    [],
    [[], ['Emergency contact'], ['Emergency contact']],
  ])
  expect((await read([])).fields[2]?.sections).toEqual(['Emergency contact'])
})
