import { removeMarks } from '@jobapply/language/marks'

/** Our own English texts have none of the letters for which `fold` needs a table, which every public page would load. */
const fold = (text: string) => removeMarks(text).toLowerCase().replaceAll('’', "'")
const wordsOf = (text: string) => fold(text).split(/\s+/)

/** Whether a text holds every word that was typed, in any order and any case. */
export const holdsWords = (text: string, typed: string) => wordsOf(typed).every((word) => fold(text).includes(word))

/** The sentence of a text that holds most of the words, cut at the first of them so that it can be marked. */
export function findExcerpt(text: string, typed: string): { before: string; found: string; after: string } {
  const words = wordsOf(typed)
  const count = (sentence: string) => words.filter((word) => fold(sentence).includes(word)).length
  const sentence = text.split(SENTENCE_END).reduce((best, each) => (count(each) > count(best) ? each : best))
  const lower = sentence.toLowerCase()
  const word = words.find((each) => lower.includes(each)) ?? ''
  const at = lower.indexOf(word)
  const end = at + word.length
  return { before: sentence.slice(0, at), found: sentence.slice(at, end), after: sentence.slice(end) }
}
const SENTENCE_END = /(?<=[.?!:]) /

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
    return { element, text: element.textContent, excerpt, whole: excerpt?.textContent }
  })
  const categories = [...help.querySelectorAll<HTMLDetailsElement>('[data-faq-category]')]

  const filter = () => {
    const typed = input.value.trim()
    for (const { element, text, excerpt, whole } of entries) {
      element.hidden = typed ? !holdsWords(text, typed) : 'onlyFound' in element.dataset
      if (excerpt && whole && !element.hidden) showExcerpt(excerpt, whole, typed)
    }
    for (const category of categories) {
      const holdsAny = category.querySelector('[data-help-entry]:not([hidden])') !== null
      category.hidden = !holdsAny
      category.open = holdsAny && !!typed
    }
    const found = entries.filter(({ element }) => !element.hidden).length
    help.querySelector('[data-help-none]')?.toggleAttribute('hidden', !typed || found > 0)
    const count = help.querySelector('[data-help-count]')
    if (count) count.textContent = !typed || !found ? '' : found === 1 ? '1 result' : `${found} results`
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
