import { CHECKOUT_FAILED, NO_CHECKOUT_URL, NO_PORTAL_URL, PORTAL_FAILED } from '@jobapply/core/billing/constants'
import { CHECKOUT_UNAVAILABLE, PORTAL_UNAVAILABLE } from '@jobapply/core/billing/faults'
import { client } from '#platform/api.ts'
import { showToast } from '#platform/toasts.ts'

/** The provider's portal: plan, payment method, invoices and cancellation (BILLING-003). */
export const openPortal = () =>
  openInNewTab(() => client.billing.customerPortal(), {
    title: PORTAL_UNAVAILABLE.title,
    failed: PORTAL_FAILED,
    noUrl: NO_PORTAL_URL,
  })

export const openCheckout = (plan: string) =>
  openInNewTab(() => client.billing.createCheckout({ plan }), {
    title: CHECKOUT_UNAVAILABLE.title,
    failed: CHECKOUT_FAILED,
    noUrl: NO_CHECKOUT_URL,
  })

type Sentences = { title: string; failed: string; noUrl: string }

/** Opens the tab during the click: browsers block a tab that opens after the answer as a pop-up. */
async function openInNewTab(ask: () => Promise<{ url?: string }>, { title, failed, noUrl }: Sentences) {
  const tab = open('', '_blank')
  try {
    const { url } = await ask()
    if (!url) return refuse(noUrl)
    if (!tab) return location.assign(url)
    tab.opener = null
    tab.location.replace(url)
  } catch {
    refuse(failed)
  }

  function refuse(description: string) {
    tab?.close()
    showToast({ title, description, kind: 'bad' })
  }
}
