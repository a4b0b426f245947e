import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'
import { Alert } from '#ui/alert.tsx'

const LOOK_AGAIN_MS = 3_000

/**
 * Tells people who return from the payment page the state of their payment. Only the provider's event creates a subscription
 * (PRICING-025), and it may arrive a moment later than the person.
 */
export function AfterCheckout({ isPaid }: { isPaid: boolean }) {
  const [address, setAddress] = useSearchParams()
  const [isThanked, setIsThanked] = useState(false)
  const isBack = address.get('checkout') === 'done'
  const isWaiting = isBack && !isPaid

  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void queryClient.invalidateQueries({ queryKey: api.billing.key() }), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isWaiting])

  // The thanks are shown once: somebody who reloads the page later does not come from the checkout.
  useEffect(() => {
    if (!isBack || !isPaid) return
    setIsThanked(true)
    setAddress({ tab: 'billing' }, { replace: true })
  }, [isBack, isPaid, setAddress])

  if (isWaiting)
    return (
      <Alert kind="calm">
        We are waiting for the payment provider to confirm your payment. This page checks again automatically.
      </Alert>
    )
  return isThanked ? <Alert kind="calm">Thank you. Your subscription is active.</Alert> : null
}
