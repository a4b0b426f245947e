/** Markup that is safe to insert. Only `html` creates it, so every value in it has been escaped. */
export type Html = { readonly markup: string }

type Value = Html | string | number | undefined | readonly Html[]

/** A template that escapes its values; parts made by `html`, and lists of them, are inserted as they are. */
export function html(fixed: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { markup: String.raw({ raw: fixed }, ...values.map(toMarkup)) }
}

function toMarkup(value: Value): string {
  if (value === undefined) return ''
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value))
  return 'markup' in value ? value.markup : value.map((part) => part.markup).join('')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
