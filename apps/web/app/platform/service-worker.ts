type Options = {
  /** A page of the application: what it needs without a network is kept, too. */
  keepsApp?: boolean
  /** Called when a newer version of the product has taken over while this page was open. */
  onUpdate?: () => void
}

/**
 * Registers the service worker, which opens the product without a network (SHELL-034). Where there is none (development, a browser
 * without it, a server that does not answer) everything works without it (SHELL-035).
 */
export function registerServiceWorker({ keepsApp = false, onUpdate }: Options = {}) {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const hadOne = serviceWorker.controller !== null
  if (onUpdate && hadOne) serviceWorker.addEventListener('controllerchange', onUpdate, { once: true })
  const register = async () => {
    try {
      await serviceWorker.register('/sw.js')
      if (keepsApp) (await serviceWorker.ready).active?.postMessage('keep-app')
    } catch {}
  }
  // After everything else: it must not compete with the page for the line.
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true })
}
