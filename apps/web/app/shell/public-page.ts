import { showLivePlans } from '#features/billing/live-plans.ts'
import { showWayIn } from '#features/billing/public-call.ts'
import { startCopying } from '#features/content/guides/api/copy-code.ts'
import { startArticleKeys } from '#features/content/guides/article-keys.ts'
import { startHelpSearch } from '#features/content/help/help-search.ts'
import { showSupportChannels } from '#features/content/help/support-channels.ts'
import { startInstalling } from '#features/content/install/install-app.ts'
import { startForms } from '#features/content/send-forms.ts'
import { showLater } from '#features/content/show-later.ts'
import { afterFirstPaint } from '#platform/first-paint.ts'
import { registerServiceWorker } from '#platform/service-worker.ts'
import { followTheme, isDark, setTheme } from '#platform/theme.ts'

/** The only script of a public page. */
followTheme()
startForms()
startHelpSearch()
startArticleKeys()
startCopying()
startInstalling()
showLater()
registerServiceWorker()
// What asks the server comes behind the first paint, which would wait for it on a slow line.
afterFirstPaint(() => {
  showLivePlans(showWayIn())
  showSupportChannels()
})

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  if (target.closest('[data-theme-toggle]')) setTheme(isDark() ? 'light' : 'dark')
  // The small menu closes behind what was chosen in it, and at a click beside it.
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu][open]')
  if (menu && (target.closest('[data-menu] a[href*="#"]:not([data-install-button])') || !menu.contains(target))) menu.open = false
})

// The payment page returns with ?checkout=cancelled.
const checkout = new URLSearchParams(location.search).get('checkout')
if (checkout) document.querySelector(`[data-checkout="${CSS.escape(checkout)}"]`)?.removeAttribute('hidden')
