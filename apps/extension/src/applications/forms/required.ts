import { type Boxes, elementsOf } from './boxes.ts'
import type { Control } from './field.ts'
import type { FoundLabel } from './labels.ts'
import { ancestorsOf, askedOnce, attr, nameOf, type Page } from './page.ts'
import { textOf } from './text.ts'

/** `label--required`, `is-required`, `_required_f7cvd_91`; not `not-required`. */
const REQUIRED_CLASS = /(?:^|[\s_-])(?:required|mandatory)(?:$|[\s_-])/i
const NOT_REQUIRED = /(?:not|non|un)-?_?required|required-?_?(?:false|hidden|note|message|error)/i
const hasRequiredClass = (element: Element) => {
  const text = attr(element, 'class').slice(0, 300)
  return text !== '' && REQUIRED_CLASS.test(text) && !NOT_REQUIRED.test(text)
}

/** By the field's own attributes, the marks of its label, or those beside it. */
export function isRequired(page: Page, control: Control, label: FoundLabel, boxes: Boxes): boolean {
  const elements = elementsOf(control)
  if (elements.some((one) => one.matches('[required], [aria-required=true]'))) return true
  if (label.isRequired) return true
  if (label.isOptional) return false
  const box = boxes.boxOf(control)
  const around = [...ancestorsOf(page, control.element)]
  const inBox = around.slice(0, Math.max(0, around.indexOf(box) + 1))
  if (inBox.some((one) => attr(one, 'aria-required') === 'true')) return true
  const own = page.labelFor(control.element)
  if (own && (hasRequiredClass(own) || textHasMark(page, own))) return true
  const beside = own ? page.parentOf(own) : null
  if (beside && inBox.some((one) => one.contains(beside)) && childHasMark(page, beside)) return true
  const group = around.slice(0, 10).find((one) => nameOf(one) === 'fieldset')
  return (group !== undefined && groupHasMark(page, group)) || inBox.some((one) => childHasMark(page, one))
}

/** A lone asterisk, or a label with a class that says so, among what stands beside the field. */
const childHasMark = askedOnce((page, element) => {
  for (let child = element.firstElementChild; child; child = child.nextElementSibling)
    if (MARKED.has(nameOf(child)) && (hasRequiredClass(child) || textHasMark(page, child))) return true
  return false
})
const MARKED = new Set(['label', 'legend', 'abbr', 'span'])
const groupHasMark = (page: Page, fieldset: Element) => {
  const legend = [...fieldset.children].find((child) => nameOf(child) === 'legend')
  return legend !== undefined && textHasMark(page, legend)
}
const textHasMark = askedOnce((_, element) => /^[*✱]|[*✱]$/.test(textOf(element)))
