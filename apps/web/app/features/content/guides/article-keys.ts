const NEIGHBOURS: Record<string, string> = { '[': 'prev', ']': 'next' }

/** The keys [ and ] open the article before and the one after. */
export function startArticleKeys() {
  document.addEventListener('keydown', ({ key, target }) => {
    const neighbour = NEIGHBOURS[key]
    if (!neighbour || (target instanceof Element && target.closest('input, textarea, select'))) return
    document.querySelector<HTMLAnchorElement>(`main a[rel="${neighbour}"]`)?.click()
  })
}
