/**
 * Registers the service worker, which opens the product without a network (SHELL-034). Where there is none (development, a browser
 * without it, a server that does not answer) everything works without it (SHELL-035). `tell` is called when a newer version of the
 * product has taken over while this page was open.
 */
export function registerServiceWorker(tell?: () => void) {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const hadOne = serviceWorker.controller !== null
  if (tell && hadOne) serviceWorker.addEventListener('controllerchange', tell, { once: true })
  const register = () => void serviceWorker.register('/sw.js').catch(() => {})
  // After everything else: it must not compete with the page for the line.
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
