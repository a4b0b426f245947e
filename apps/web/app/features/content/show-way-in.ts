import { callRpc, isRecord } from '#features/billing/public-call.ts'

/** Asks the server whether somebody is signed in: scripts cannot read the session's cookie. */
async function isSignedIn(): Promise<boolean> {
  const session = await callRpc('auth/session').catch(() => undefined)
  return isRecord(session) && Boolean(session.user)
}

/** On every public page people who are signed in get a link into the application instead of one to sign-in; visitors see the page as it was built. */
export function showWayIn(): Promise<boolean> {
  const signedIn = isSignedIn()
  void signedIn.then((isIn) => {
    for (const link of document.querySelectorAll<HTMLElement>('[data-visitor]'))
      link.hidden = (link.dataset.visitor === 'known') !== isIn
  })
  return signedIn
}
