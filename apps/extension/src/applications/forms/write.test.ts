import { parseHTML } from 'linkedom'
import { beforeEach, expect, test, vi } from 'vitest'
import { readPage } from '#page.testing'
import { collectForm } from './collect.ts'
import type { FieldElements } from './field.ts'
import { placeOfOption, searchesFor } from './match-option.ts'
import type { Action } from './plan.ts'
import { type Choose, insert, isHeld, type WriterTools } from './write.ts'

/** The tests' pages know plain events only. */
beforeEach(() => {
  const { Event } = parseHTML('<p></p>')
  for (const name of ['Event', 'MouseEvent', 'KeyboardEvent']) vi.stubGlobal(name, Event)
})

/** The worker's part. */
const choose: Choose = async (wanted, labels) => placeOfOption(wanted, labels)
const tools: WriterTools = { pause: async () => {}, fileFor: async () => null, choose }
const pick = (value: string): Action => ({ id: '0', do: 'pick', value, searches: searchesFor(value) })
const fieldOf = (html: string): FieldElements => {
  const elements = collectForm(readPage(`<html><body><form>${html}</form></body></html>`)).elements.get('0')
  if (!elements) throw new Error('The page has no field')
  return elements
}

test('a text is typed with the events that pages listen for, and is read back', async () => {
  const field = fieldOf('<label>City <input name="city"></label>')
  const heard: string[] = []
  for (const type of ['input', 'change', 'focusout']) field.control.addEventListener(type, () => heard.push(type))
  const action: Action = { id: '0', do: 'type', value: 'Berlin' }
  expect(await insert(action, field, tools)).toBe(true)
  expect(heard).toEqual(['input', 'change', 'focusout'])
  expect(await isHeld(action, field, choose)).toBe(true)
  // The page empties the box again.
  field.control.setAttribute('value', '')
  expect(await isHeld(action, field, choose)).toBe(false)
})

test('a chosen option is not pressed again, because some forms then clear it', async () => {
  const field = fieldOf('<p>Remote?</p><div><button>Yes</button><button>No</button></div>')
  let presses = 0
  field.choices[0]?.addEventListener('click', () => {
    presses++
    field.choices[0]?.setAttribute('aria-pressed', 'true')
  })
  const action: Action = { id: '0', do: 'press', places: [0] }
  await insert(action, field, tools)
  await insert(action, field, tools)
  expect([presses, await isHeld(action, field, choose)]).toEqual([1, true])
})

const LIST =
  '<label for="c">Country</label><input id="c" role="combobox" aria-controls="l"><ul id="l"><li role="option">Guinea</li><li role="option">Germany</li></ul>'

test('a list takes the one right option', async () => {
  const field = fieldOf(LIST)
  let taken = ''
  field.control.ownerDocument.addEventListener('mousedown', ({ target }) => {
    taken = (target as Element).textContent ?? ''
  })
  expect(await insert(pick('Germany'), field, tools)).toBe(true)
  expect(taken).toBe('Germany')
})

test('without a right option a list is left as it was', async () => {
  const field = fieldOf(LIST)
  const heard: string[] = []
  field.control.addEventListener('input', () => heard.push(field.control.getAttribute('value') ?? ''))
  expect(await insert(pick('Gambia'), field, tools)).toBe(false)
  expect(field.control.getAttribute('value') ?? '').toBe('')
  // The page hears that its box is empty again.
  expect([heard[0], heard.at(-1)]).toEqual(['Gambia', ''])
})

test('options that come late are waited for, and a list without the right one is given up after eight seconds', async () => {
  const waitFor = async (value: string, arrivesAfter: number) => {
    const field = fieldOf('<label for="c">Country</label><input id="c" role="combobox" aria-controls="l"><ul id="l"></ul>')
    let waited = 0
    const pause = async (milliseconds: number) => {
      waited += milliseconds
      const list = field.control.ownerDocument.querySelector('#l')
      if (list && waited >= arrivesAfter) list.innerHTML = '<li role="option">Germany</li>'
    }
    return [await insert(pick(value), field, { ...tools, pause }), waited]
  }
  expect(await waitFor('Germany', 3_000)).toEqual([true, 3_000])
  expect(await waitFor('Germany', 7_800)).toEqual([true, 7_800])
  expect(await waitFor('Gambia', 1_000)).toEqual([false, 8_000])
})

test('several options of one list are chosen, and a second time changes nothing', async () => {
  const document = readPage(
    '<html><body><form><label for="s">Shifts</label><select id="s" multiple><option>Early</option><option>Late</option><option>Night</option></select></form></body></html>',
  )
  const elements = collectForm(document).elements.get('0')
  // The emulated list keeps one option, a browser's keeps several.
  for (const option of document.querySelectorAll('option'))
    Object.defineProperty(option, 'selected', { value: false, writable: true })
  let changes = 0
  document.querySelector('select')?.addEventListener('change', () => changes++)
  const action = { id: '0', do: 'press', places: [0, 2] } as const
  if (!elements) throw new Error('The list was not found.')
  for (let times = 0; times < 2; times++) await insert({ ...action, places: [...action.places] }, elements, tools)
  expect([await isHeld({ ...action, places: [...action.places] }, elements, choose), changes]).toEqual([true, 2])
})

test('an option that is not written as what is wanted is chosen by the worker, once for each list that shows', async () => {
  const asked: string[][] = []
  const ask: Choose = async (wanted, labels) => {
    asked.push([...labels])
    return choose(wanted, labels)
  }
  const field = fieldOf(
    '<label for="c">Country code</label><input id="c" role="combobox" aria-controls="l"><ul id="l"><li role="option">Guinea (+224)</li></ul>',
  )
  let rounds = 0
  const pause = async () => {
    const list = field.control.ownerDocument.querySelector('#l')
    if (list && ++rounds === 3) list.innerHTML = '<li role="option">Deutschland (+49)</li>'
  }
  expect(await insert(pick('Germany +49'), field, { ...tools, pause, choose: ask })).toBe(true)
  expect(asked).toEqual([['Guinea (+224)'], ['Deutschland (+49)']])
})
