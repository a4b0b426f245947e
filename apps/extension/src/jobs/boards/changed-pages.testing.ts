/** What boards change over night, applied to a page: a reader must find the jobs by another way or say that the layout has changed. */
export const PAGE_CHANGES: Readonly<Record<string, (page: Document) => void>> = {
  'names changed': renameMarks,
  'data removed': removeData,
  'names changed, data removed': (page) => {
    renameMarks(page)
    removeData(page)
  },
  'linked data removed': (page) => remove(page, LINKED),
  'names changed, all data removed': (page) => {
    renameMarks(page)
    remove(page, 'script, code')
  },
  'marks and all data removed': (page) => {
    removeMarks(page)
    remove(page, 'script, code')
  },
  'cards emptied': (page) => {
    for (const element of page.querySelectorAll('main, ul, article, [role="list"]')) element.replaceChildren()
    remove(page, 'script, code')
  },
}

const LINKED = 'script[type*="ld+json"]'
const TEST_MARK = /^(?:class|data-(?:test|cy|qa|automation).*)$/
const ANY_MARK = /^(?:class|id|componentkey|data-.*)$/

/** Class names and test ids, as a new build gives them. */
function renameMarks(page: Document): void {
  for (const element of page.querySelectorAll('*'))
    for (const { name, value } of [...element.attributes])
      if (TEST_MARK.test(name)) element.setAttribute(name, value.split(/\s+/).map(rename).join(' '))
}

/** Only elements, texts, links and what helps screen readers are left. */
function removeMarks(page: Document): void {
  for (const element of page.querySelectorAll('*'))
    for (const { name } of [...element.attributes]) if (ANY_MARK.test(name)) element.removeAttribute(name)
}

const rename = (word: string) => `x${[...word].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 999_983, 7)}`

function removeData(page: Document): void {
  remove(page, `script:not([type*="ld+json"]), code`)
}

function remove(page: Document, selector: string): void {
  for (const element of [...page.querySelectorAll(selector)]) element.remove()
}
