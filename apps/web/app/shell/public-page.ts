import { showLivePlans } from '#features/billing/live-plans.ts'
import { followTheme, isDark, setTheme } from '#platform/theme.ts'

/** All the script that a public page has. */
followTheme()
showLivePlans()

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-theme-toggle]')) setTheme(isDark() ? 'light' : 'dark')
})

// The link in the verification mail comes back with ?verified=yes, no or later.
const verified = new URLSearchParams(location.search).get('verified')
document.querySelector<HTMLElement>(`[data-verified="${CSS.escape(verified ?? '')}"]`)?.removeAttribute('hidden')
