/**
 * Runs in <head> before anything is painted: the theme, the width of the sidebar, and on /auth whether the address asks for another view
 * than the prerendered one. It is plain text because the page's security policy contains its hash.
 */
export const HEAD_SCRIPT = `(function (html, stored) {
try { stored = localStorage.getItem('mjto-theme') } catch (e) {}
if (stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)) html.classList.add('dark')
if (/(^|; )sidebar_state=collapsed/.test(document.cookie)) html.dataset.sidebar = 'collapsed'
if (/[?&](tab|error)=|#reset=/.test(location.href)) html.dataset.wait = ''
})(document.documentElement)`
