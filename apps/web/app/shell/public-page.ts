import { showLivePlans } from '#features/billing/live-plans.ts'
import { followTheme, isDark, setTheme } from '#platform/theme.ts'

/** The only script of a public page. */
followTheme()
showLivePlans()

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-theme-toggle]')) setTheme(isDark() ? 'light' : 'dark')
})

// The payment page returns with ?checkout=cancelled.
const checkout = new URLSearchParams(location.search).get('checkout')
if (checkout) document.querySelector(`[data-checkout="${CSS.escape(checkout)}"]`)?.removeAttribute('hidden')
