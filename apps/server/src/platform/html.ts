/** Text that may stand in a page as it is. Only `html` makes it, so whatever was not written here has been escaped. */
export type Html = { readonly markup: string }

type Value = Html | string | number | undefined | readonly Html[]

/** A template whose values are escaped; a part made by `html` itself, or a list of such parts, goes in as it is. */
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
