import { expect, test } from 'vitest'
import { readPage } from '#page.testing'
import { openPage } from './page.ts'

const names = (elements: readonly Element[]) => elements.map(({ localName }) => localName).join(' ')

test('what the shadow roots of a saved page hold stands where their templates are, one in another', () => {
  const page = openPage(
    readPage(
      '<x-form><template shadowrootmode="open"><b></b><x-row><template shadowrootmode="open"><i></i></template><u></u></x-row></template><em></em></x-form><p></p>',
    ),
  )
  expect(names(page.elements.filter(({ localName }) => /^(?:b|i|u|em|p)$/.test(localName)))).toBe('b i u em p')
})

test('elements are found in the order of the page, and those of shadow roots with them', () => {
  const page = openPage(
    readPage('<input id="one"><x-form><template shadowrootmode="open"><input id="two"></template></x-form><input id="three">'),
  )
  const found = page.find('input')
  expect(found.map(({ id }) => id)).toEqual(['one', 'two', 'three'])
  expect(found.map(page.orderOf)).toEqual([...found.map(page.orderOf)].sort((one, other) => one - other))
  expect(page.byId(found[1] as Element, 'two')).toBe(found[1])
})

test('the options of a list are read with it, not as parts of the page', () => {
  const page = openPage(readPage('<select><optgroup><option role="x">A</option></optgroup></select><b role="x"></b>'))
  expect(names(page.elements)).not.toContain('opt')
  expect(names(page.find('[role=x]'))).toBe('b')
})

test('roots inside one another without end are read to a depth, and what a root holds follows what its host does', () => {
  const page = openPage(readPage('<x-more><u></u></x-more><p></p>'), ({ localName }) =>
    localName === 'x-more' ? readPage('<x-more></x-more><b></b>') : null,
  )
  expect(page.elements.length).toBeLessThan(1_000)
  expect(names(page.elements.filter(({ localName }) => /^[ubp]$/.test(localName)))).toMatch(/^u b[b ]* p$/)
})
