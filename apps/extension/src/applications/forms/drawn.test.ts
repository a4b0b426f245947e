import { expect, test } from 'vitest'
import { readPage } from '#page.testing'
import { findButton } from './button.ts'
import { collectForm } from './collect.ts'
import { drawnByLook } from './drawn.ts'
import { openPage } from './page.ts'

const shown = (html: string) => {
  const document = readPage(
    `<html><body><form id="apply"><label>Email <input name="email"></label><label>City <input name="city"></label>${html}</form></body></html>`,
  )
  const { fields, elements } = collectForm(document)
  const open = fields.filter(({ isConcealed }) => !isConcealed).map(({ label }) => label)
  return { open, way: findButton(document, elements.values())?.way }
}
const STEP =
  '<label>Phone <input name="phone"></label><label><input type="checkbox" name="x"> Weekends</label><label>Resume <input type="file" name="cv"></label>'

test.each([
  ['a step that is switched off', `<div hidden>${STEP}</div>`],
  ['a step without display', `<section style="display: none">${STEP}</section>`],
  ['a closed dialog', `<dialog>${STEP}</dialog>`],
  ['a step of Angular', `<div class="step ng-hide">${STEP}</div>`],
  [
    'a step that is hidden from everybody',
    `<div aria-hidden="true"><div><div><div><div><div>${STEP}</div></div></div></div></div></div>`,
  ],
])('fields, boxes and files of %s do not exist', (_, html) => {
  expect(shown(html).open).toEqual(['Email', 'City'])
})

test('what is drawn by something else is there, and so is a page behind an open menu', () => {
  expect(shown('<label>Resume <span style="display:none"><input type="file"></span><b>Choose</b></label>').open).toContain(
    'Resume',
  )
  expect(shown(`<div aria-hidden="true" data-aria-hidden="true">${STEP}</div>`).open).toEqual([
    'Email',
    'City',
    'Phone',
    'Weekends',
    'Resume',
  ])
  expect(shown(`<div class="hidden md:block">${STEP}</div>`).open).toHaveLength(5)
})

test('a button of a step that is not open leads nowhere', () => {
  expect(shown('<button>Next</button><div hidden><button>Submit application</button></div>').way).toBe('next')
  expect(shown('<button hidden>Next</button><div><button>Submit application</button></div>').way).toBe('submit')
})

test('in a browser style sheets decide', () => {
  const document = readPage(
    '<html><body><div class="step two"><input name="a"></div><div class="step"><input name="b"></div></body></html>',
  )
  const isHidden = (element: Element) => element.getAttribute('class') === 'step two'
  const isDrawn = drawnByLook(openPage(document), { isHidden, isTextHidden: () => false })
  expect([...document.querySelectorAll('input')].map(isDrawn)).toEqual([false, true])
})
