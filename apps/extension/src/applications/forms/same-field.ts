import type { FieldKind } from '@jobapply/core/answers/keys/field-keys'
import { DRAWN_ELSEWHERE } from './concealed.ts'
import type { FieldElements } from './field.ts'
import { attr } from './page.ts'
import { textOf } from './text.ts'

const SAID_BY = ['name', 'id', 'type', 'placeholder', 'aria-label']

/**
 * What an element is recognised by between reading and filling: pages use the same box again for the question of their next step. Error
 * texts come and go and are no part of it.
 */
export function markOf({ control }: FieldElements, forLabel: Element | null = labelNow(control)): string {
  const labels = [forLabel, control.closest('label')].map((label) => (label ? textOf(label, 200) : ''))
  return [...SAID_BY.map((name) => attr(control, name).slice(0, 200)), ...labels].join('|')
}

/** The browser's own `labels` walks through the whole page for each field. */
function labelNow(control: Element): Element | null {
  const id = attr(control, 'id')
  const labels = (control.getRootNode() as Document | ShadowRoot).querySelectorAll('label[for]')
  return id === '' ? null : ([...labels].find((label) => attr(label, 'for') === id) ?? null)
}

/** Whether the page still holds a field, drawn, and as the one that was read. Boxes and uploads are often drawn by something else. */
export function isSameField(elements: FieldElements, mark: string, kind: FieldKind | undefined): boolean {
  const { control, choices } = elements
  if (![control, ...choices].every((one) => one.isConnected) || markOf(elements) !== mark) return false
  if (!kind || DRAWN_ELSEWHERE.includes(kind) || typeof control.checkVisibility !== 'function') return true
  return control.checkVisibility({ visibilityProperty: true })
}
