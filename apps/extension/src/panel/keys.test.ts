import { expect, test } from 'vitest'
import { actionOf, type KeyAction } from './keys.ts'

const press = (key: string, more: object = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more })
const NOWHERE = { isInField: false, isOnButton: false }
const IN_FIELD = { ...NOWHERE, isInField: true }
const CTRL = { ctrlKey: true }

test.each<[string, object, typeof NOWHERE, KeyAction | null]>([
  ['Enter', {}, NOWHERE, null],
  ['Enter', CTRL, NOWHERE, 'submit'],
  ['Enter', { metaKey: true }, NOWHERE, 'submit'],
  ['Enter', CTRL, IN_FIELD, null],
  // The button is pressed by the browser itself.
  ['Enter', CTRL, { ...NOWHERE, isOnButton: true }, null],
  ['Enter', { ...CTRL, repeat: true }, NOWHERE, null],
  ['f', {}, NOWHERE, 'fill'],
  ['f', { repeat: true }, NOWHERE, null],
  ['f', CTRL, NOWHERE, null],
  ['f', {}, IN_FIELD, null],
  ['j', { repeat: true }, NOWHERE, 'down'],
  ['k', {}, NOWHERE, 'up'],
  ['k', { repeat: true }, NOWHERE, 'up'],
  ['u', { repeat: true }, NOWHERE, null],
  ['f', { altKey: true }, NOWHERE, null],
  ['u', {}, NOWHERE, 'use'],
  ['Escape', {}, IN_FIELD, 'leave-field'],
  ['Escape', {}, NOWHERE, null],
])('%s with %o in the panel never sends by accident', (key, more, place, action) => {
  expect(actionOf(press(key, more), place)).toBe(action)
})
