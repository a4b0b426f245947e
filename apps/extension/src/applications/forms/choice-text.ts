import { ancestorsOf, askedOnce, attr, nameOf, type Page } from './page.ts'
import { textOf, tidy } from './text.ts'

/** The words of an option: its label, or what stands beside it. */
export const choiceText = askedOnce((page, choice): string => {
  const label = page.labelFor(choice) ?? wrapping(page, choice) ?? named(page, choice)
  const own = label
    ? textOf(label)
    : attr(choice, 'aria-label') || tidy(nameOf(choice) === 'input' ? '' : (choice.textContent ?? ''))
  return own || textAfter(choice) || attr(choice, 'value')
})

const wrapping = (page: Page, choice: Element) =>
  ancestorsOf(page, choice)
    .slice(0, 4)
    .find((one) => nameOf(one) === 'label')

const named = (page: Page, choice: Element) =>
  attr(choice, 'aria-labelledby')
    .split(/\s+/)
    .map((id) => page.byId(choice, id))
    .at(-1)

function textAfter(choice: Element): string {
  for (let next = choice.nextSibling; next; next = next.nextSibling) {
    const text = next.nodeType === 1 ? textOf(next as Element) : tidy(next.nodeValue ?? '')
    if (text) return text
  }
  return ''
}
