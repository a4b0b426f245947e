/** Whether a text holds every word that was typed, in any order and any case. */
export function holdsWords(text: string, typed: string): boolean {
  const folded = fold(text)
  return fold(typed)
    .split(' ')
    .every((word) => folded.includes(word))
}

const fold = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’']/g, "'").replace(/\s+/g, ' ').trim()

/** Filters the guides and answers of /help while somebody types (STATIC-018). Without words everything is as it was. */
export function startHelpSearch() {
  const help = document.querySelector<HTMLElement>('[data-help]')
  const input = help?.querySelector<HTMLInputElement>('input[type="search"]')
  if (!help || !input) return
  const entries = [...help.querySelectorAll<HTMLElement>('[data-help-entry]')]
  const categories = [...help.querySelectorAll<HTMLDetailsElement>('[data-faq-category]')]

  const filter = () => {
    const typed = input.value.trim()
    for (const entry of entries)
      entry.hidden = typed === '' ? 'onlyFound' in entry.dataset : !holdsWords(entry.textContent ?? '', typed)
    for (const category of categories) {
      const holdsAny = category.querySelector('[data-help-entry]:not([hidden])') !== null
      category.hidden = !holdsAny
      category.open = typed !== '' && holdsAny
    }
    const found = entries.filter(({ hidden }) => !hidden).length
    help.querySelector('[data-help-none]')?.toggleAttribute('hidden', typed === '' || found > 0)
    const count = help.querySelector('[data-help-count]')
    if (count) count.textContent = typed === '' || found === 0 ? '' : found === 1 ? '1 result' : `${found} results`
  }

  input.addEventListener('input', filter)
  input.form?.addEventListener('submit', (event) => event.preventDefault())
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select')
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    input.focus()
  })
  // Without scripts the form reloads the page with what was typed.
  input.value ||= new URLSearchParams(location.search).get('q') ?? ''
  if (input.value) filter()
}
