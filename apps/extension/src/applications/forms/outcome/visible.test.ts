import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { lookBy } from './visible.ts'

const { document } = parseHTML('<p>Thank you for applying.</p>')
const PLAIN = { display: 'block', visibility: 'visible', opacity: '1', overflow: 'visible', clipPath: 'none', clip: 'auto' }
const TEXT = { fontSize: '16px', color: 'rgb(0, 0, 0)', position: 'static' }
const WIDE = { width: 300, height: 20, right: 300, bottom: 20 }

const isHidden = (style: object, box: Partial<typeof WIDE> = {}) =>
  lookBy(
    () => ({ ...PLAIN, ...TEXT, ...style }),
    () => ({ ...WIDE, ...box }),
  ).isHidden(document.querySelector('p') as unknown as Element)

test('a part of a page is hidden where nobody sees it, and not because its box cuts what runs over', () => {
  expect(isHidden({ overflow: 'hidden' })).toBe(false)
  expect(isHidden({ overflow: 'hidden' }, { width: 1 })).toBe(true)
  expect(isHidden({ overflow: 'hidden' }, { height: 1 })).toBe(true)
  expect(isHidden({}, { width: 1, height: 1 })).toBe(false)
  expect(isHidden({}, { right: 0 })).toBe(true)
  expect(isHidden({}, { bottom: -5 })).toBe(true)
  expect(isHidden({}, { right: 1 })).toBe(false)
})

test('what is nearly clear is hidden', () => {
  expect(isHidden({ opacity: '0.05' })).toBe(true)
  expect(isHidden({ opacity: '0.1' })).toBe(false)
})
