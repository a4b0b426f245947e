let channel: BroadcastChannel | undefined

/** Calls back when another tab has signed in or out, and when the browser shows this page again out of its memory (Back after leaving). */
export function watchOtherTabs(look: () => void) {
  const lookWhenRestored = (event: PageTransitionEvent) => {
    if (event.persisted) look()
  }
  const own = new BroadcastChannel('session')
  own.onmessage = look
  channel = own
  addEventListener('pageshow', lookWhenRestored)
  return () => {
    own.close()
    if (channel === own) channel = undefined
    removeEventListener('pageshow', lookWhenRestored)
  }
}

/** Through the same channel that listens: a channel does not hear itself. */
export const tellOtherTabs = () => channel?.postMessage('changed')
