import { countTerms, placeOf, termsOf } from './help-words.ts'

/** At most this many entries are shown when no text holds all that was typed. */
const MOST_NEAR = 6

/** Whether a text holds every word that was typed: in any order, case and form, or another word for the same. */
export const holdsWords = (text: string, typed: string) => {
  const terms = termsOf(typed)
  return countTerms(text, terms) === terms.length
}

/** The sentence of a text that holds most of the words, cut at the first of them so that it can be marked. */
export function findExcerpt(text: string, typed: string): { before: string; found: string; after: string } {
  const terms = termsOf(typed)
  const sentence = text
    .split(SENTENCE_END)
    .reduce((best, each) => (countTerms(each, terms) > countTerms(best, terms) ? each : best))
  const lower = sentence.toLowerCase()
  const at = terms.map((stems) => placeOf(lower, stems)).find((place) => place >= 0) ?? 0
  const isFound = terms.some((stems) => placeOf(lower, stems) === at)
  const end = isFound ? at + (/^[\w'-]+/.exec(sentence.slice(at))?.[0].length ?? 0) : at
  return { before: sentence.slice(0, at), found: sentence.slice(at, end), after: sentence.slice(end) }
}
const SENTENCE_END = /(?<=[.?!:]) /

type HelpEntry = { title: string; text: string }

/** The entries that answer what was typed, the best first. Where none holds all of it, those that hold most. */
export function rankEntries<E extends HelpEntry>(entries: readonly E[], typed: string): E[] {
  const terms = termsOf(typed)
  // A title says what an entry is about.
  const ranked = entries
    .map((entry) => ({ entry, held: countTerms(entry.text, terms), inTitle: countTerms(entry.title, terms) }))
    .filter(({ held }) => held > 0)
    .toSorted((a, b) => b.held - a.held || b.inTitle - a.inTitle)
  const own = terms.map((stems) => stems.slice(0, 1))
  const isNamed = ranked.some(({ entry }) => countTerms(entry.title, own) === terms.length)
  // What a title names is not looked for under other words, too.
  const whole = ranked.filter(({ entry, held }) => (isNamed ? countTerms(entry.text, own) : held) === terms.length)
  return (whole.length > 0 ? whole : ranked.slice(0, MOST_NEAR)).map(({ entry }) => entry)
}

/** Filters the guides and answers of /help while somebody types (STATIC-018). Without words everything is as it was. */
export function startHelpSearch() {
  const input = document.querySelector<HTMLInputElement>('input[type="search"]')
  if (!input) return
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select')
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    input.focus()
  })
  // Elsewhere the form opens /help with what was typed.
  const help = input.closest<HTMLElement>('[data-help]')
  if (!help) return
  const entries = [...help.querySelectorAll<HTMLElement>('[data-help-entry]')].map((element) => {
    const excerpt = element.querySelector('[data-help-excerpt]')
    const title = element.querySelector('a, dt')?.textContent ?? ''
    return { element, title, text: element.textContent, excerpt, whole: excerpt?.textContent }
  })
  const categories = [...help.querySelectorAll<HTMLDetailsElement>('[data-faq-category]')]
  const sections = [...help.querySelectorAll<HTMLElement>('[data-help-section]')]
  const hasShown = (part: Element) => part.querySelector('[data-help-entry]:not([hidden])') !== null

  const filter = () => {
    const typed = input.value.trim()
    const found = typed ? rankEntries(entries, typed) : []
    // The best first within its list; without words as they were written.
    for (const { element } of typed ? found : entries) element.parentElement?.append(element)
    for (const { element, excerpt, whole } of entries) {
      element.hidden = typed ? !found.some(({ element: one }) => one === element) : 'onlyFound' in element.dataset
      if (excerpt && whole && !element.hidden) showExcerpt(excerpt, whole, typed)
    }
    for (const category of categories) {
      category.hidden = !hasShown(category)
      category.open = !category.hidden && !!typed
    }
    for (const section of sections) section.hidden = !hasShown(section)
    help.querySelector('[data-help-none]')?.toggleAttribute('hidden', !typed || found.length > 0)
    const count = help.querySelector('[data-help-count]')
    if (count) count.textContent = found.length === 0 ? '' : found.length === 1 ? '1 result' : `${found.length} results`
  }

  input.addEventListener('input', filter)
  input.form?.addEventListener('submit', (event) => event.preventDefault())
  // Without scripts the form reloads the page with what was typed.
  input.value ||= new URLSearchParams(location.search).get('q') ?? ''
  if (input.value) filter()
}

function showExcerpt(place: Element, text: string, typed: string) {
  const { before, found, after } = findExcerpt(text, typed)
  const mark = document.createElement('mark')
  mark.textContent = found
  place.replaceChildren(before, mark, after)
}
