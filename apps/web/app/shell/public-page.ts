import { showLivePlans } from '#features/billing/live-plans.ts'
import { followTheme, isDark, setTheme } from '#platform/theme.ts'

/** The only script of a public page. */
followTheme()
showLivePlans()

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-theme-toggle]')) setTheme(isDark() ? 'light' : 'dark')
})

// The link in the verification mail returns with ?verified=yes, no or later; the payment page with ?checkout=cancelled.
for (const [name, value] of new URLSearchParams(location.search))
  if (name === 'verified' || name === 'checkout')
    document.querySelector(`[data-${name}="${CSS.escape(value)}"]`)?.removeAttribute('hidden')
