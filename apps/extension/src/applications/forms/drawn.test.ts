import { expect, test } from 'vitest'
import { readPage } from '#page.testing'
import { findButton } from './button.ts'
import { collectForm } from './collect.ts'
import { createDrawn, drawnByLook } from './drawn.ts'
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

const BOX = { left: 0, right: 400, top: 0, bottom: 40, width: 400, height: 40 }

/** A page in a browser that notes what is measured. */
function inBrowser(html: string, cutting: string, boxes: Readonly<Record<string, Partial<typeof BOX>>> = {}) {
  const document = readPage(`<html><body>${html}</body></html>`)
  const measured: string[] = []
  for (const element of [document.documentElement, ...document.querySelectorAll('*')])
    Object.assign(element, {
      checkVisibility: () => true,
      getBoundingClientRect: () => {
        measured.push(element.id)
        return { ...BOX, ...boxes[element.id] }
      },
    })
  const view = {
    ...{ scrollX: 0, scrollY: 0 },
    getComputedStyle: ({ id }: Element) => ({ overflowX: id === cutting ? 'hidden' : 'visible', overflowY: 'visible' }),
  }
  Object.defineProperty(document, 'defaultView', { value: view })
  return { document, measured, isDrawn: createDrawn(document, openPage(document)) }
}

test('a browser measures a field and the boxes that cut it off, those once for all fields in them', () => {
  const fields = Array.from({ length: 300 }, (_, at) => `<div id="row${at}"><input id="f${at}"></div>`).join('')
  const { document, measured, isDrawn } = inBrowser(`<main id="main"><form id="form">${fields}</form></main>`, 'form')
  expect([...document.querySelectorAll('input')].every(isDrawn)).toBe(true)
  expect(measured.filter((id) => !id.startsWith('f') || id === 'form')).toEqual(['form'])
  expect(measured).toHaveLength(301)
})

test.each([
  ['a closed part', '<details id="part"><i>More</i></details>', {}],
  ['a part that is folded to a line', '<div id="part"><i>More</i></div>', { part: { height: 0 } }],
])('what %s holds is not drawn, though it is shown itself', (_, html, boxes) => {
  const { document, isDrawn } = inBrowser(html, 'part', boxes)
  expect(isDrawn(document.querySelector('#part') as Element)).toBe(false)
  const opened = inBrowser(html.replace('<details', '<details open'), 'part')
  expect(opened.isDrawn(opened.document.querySelector('#part') as Element)).toBe(true)
})

test('a box of no size takes no text', () => {
  const none = { right: 0, bottom: 0, width: 0, height: 0 }
  const { document, isDrawn } = inBrowser('<p id="p">Text</p><input id="i">', '', { p: none, i: none })
  expect(['p', 'i'].map((id) => isDrawn(document.getElementById(id) as Element))).toEqual([true, false])
})

test('a field beside the box that cuts it off is not drawn', () => {
  const steps = { left: 100, right: 500 }
  const isShown = (later: Partial<typeof BOX>) => {
    const { document, isDrawn } = inBrowser('<div id="steps"><div><input id="later"></div></div>', 'steps', { steps, later })
    return [...document.querySelectorAll('input')].some(isDrawn)
  }
  expect(isShown({ left: 600, right: 1000 })).toBe(false)
  // Steps that lie side by side share their edges.
  expect([isShown({ left: 500, right: 900 }), isShown({ left: -300, right: 100 })]).toEqual([false, false])
  expect([isShown({ left: 499, right: 899 }), isShown({ left: -299, right: 101 })]).toEqual([true, true])
})
