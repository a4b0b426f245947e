import { type Look, lookBy } from './visible.ts'

const RULE = /([^{}]+)\{([^}]*)\}/g
/** As a browser computes it for a plain paragraph. */
const PLAIN = {
  ...{ display: 'block', visibility: 'visible', opacity: '1', overflow: 'visible', clipPath: 'none', clip: 'auto' },
  ...{ fontSize: '16px', color: 'rgb(0, 0, 0)', position: 'static' },
}
const camel = (name: string) => name.trim().replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** What a browser would make of a page's style sheets, for the few rules that the test pages have. */
export function styleSheetLook(document: Document): Look {
  const rules = [...document.querySelectorAll('style')].flatMap(({ textContent }) =>
    [...(textContent ?? '').matchAll(RULE)].map(([, selector = '', body = '']) => ({
      selector: selector.trim(),
      style: Object.fromEntries(
        body
          .split(';')
          .filter((one) => one.includes(':'))
          .map((one) => {
            const [name = '', value = ''] = one.split(':')
            return [camel(name), value.trim()]
          }),
      ),
    })),
  )
  const styleOf = (element: Element) =>
    Object.assign({}, PLAIN, ...rules.filter(({ selector }) => element.matches(selector)).map(({ style }) => style))
  return lookBy(styleOf, (element) => {
    const { width = '100px', height = '20px', left = '0px' } = styleOf(element) as Record<string, string>
    const number = (text: string) => Number.parseFloat(text)
    return { width: number(width), height: number(height), right: number(left) + number(width), bottom: number(height) }
  })
}
