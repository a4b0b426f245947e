import { CHECKOUT_FAILED, NO_CHECKOUT_URL, NO_PORTAL_URL, PORTAL_FAILED } from '@jobapply/core/billing/constants'
import { CHECKOUT_UNAVAILABLE, PORTAL_UNAVAILABLE } from '@jobapply/core/billing/faults'
import type { Client } from '#platform/api.ts'
import { mutate } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'

/** The provider's portal: plan, payment method, invoices and cancellation (BILLING-003). */
export const openPortal = () =>
  openInNewTab((billing) => billing.customerPortal(), {
    title: PORTAL_UNAVAILABLE.title,
    failed: PORTAL_FAILED,
    noUrl: NO_PORTAL_URL,
  })

export const openCheckout = (plan: string) =>
  openInNewTab((billing) => billing.createCheckout({ plan }), {
    title: CHECKOUT_UNAVAILABLE.title,
    failed: CHECKOUT_FAILED,
    noUrl: NO_CHECKOUT_URL,
  })

type Sentences = { title: string; failed: string; noUrl: string }

/** Opens the tab during the click: browsers block a tab that opens after the answer as a pop-up. */
async function openInNewTab(ask: (billing: Client['billing']) => Promise<{ url?: string }>, { title, failed, noUrl }: Sentences) {
  const tab = open('', '_blank')
  await mutate(
    async (client) => {
      const { url } = await ask(client.billing)
      if (!url) return refuse(noUrl)
      if (!tab) return location.assign(url)
      tab.opener = null
      tab.location.replace(url)
    },
    { failed: () => refuse(failed) },
  )

  function refuse(description: string) {
    tab?.close()
    showToast({ title, description, kind: 'bad' })
  }
}
