/**
 * Runs in <head> before anything is painted: the theme, the width of the sidebar, on /auth whether the address asks for another view
 * than the prerendered one, and on / whether it is the mailed verification link, which /auth opens. zod is told not to try whether the
 * page may compile code: it may not, and browsers report the attempt. It is plain text because the page's security policy contains its
 * hash.
 */
export const HEAD_SCRIPT = `(function (html, stored) {
globalThis.__zod_globalConfig = { jitless: true }
try { stored = localStorage.getItem('mjto-theme') } catch (e) {}
if (stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)) html.classList.add('dark')
if (/(^|; )sidebar_state=collapsed/.test(document.cookie)) html.dataset.sidebar = 'collapsed'
if (/[?&](tab|error)=|#(reset|verify)=/.test(location.href)) html.dataset.wait = ''
function openLink() { if (location.pathname === '/' && /^#verify=/.test(location.hash)) location.replace('/auth' + location.hash) }
addEventListener('hashchange', openLink)
openLink()
})(document.documentElement)`
