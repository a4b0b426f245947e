import { followTheme, isDark, setTheme } from './theme.ts'

/** All the script that a public page has. */
followTheme()

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-theme-toggle]')) setTheme(isDark() ? 'light' : 'dark')
})

// The link in the verification mail comes back with ?verified=yes, no or later.
const verified = new URLSearchParams(location.search).get('verified')
document.querySelector<HTMLElement>(`[data-verified="${CSS.escape(verified ?? '')}"]`)?.removeAttribute('hidden')
