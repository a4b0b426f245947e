import { CHECKOUT_FAILED } from '@jobapply/core/billing/constants'
import { checkoutFailed } from '@jobapply/core/billing/rules'
import { PATHS } from '#paths.ts'
import { callPublicly, isRecord, Refusal } from './public-call.ts'

const SIGN_IN = `${PATHS.auth}?${new URLSearchParams({ next: PATHS.pricing })}`
const SIGNED_OUT = 401

/** Opens the payment page in this tab. Returns a sentence if that fails. */
export async function startCheckout(plan: string, signedIn: Promise<boolean>): Promise<string | undefined> {
  if (!(await signedIn)) return void location.assign(SIGN_IN)
  try {
    const answer = await callPublicly('/functions/v1/create-checkout', { plan })
    if (!isRecord(answer) || typeof answer.url !== 'string') return CHECKOUT_FAILED
    location.assign(answer.url)
  } catch (error) {
    if (error instanceof Refusal && error.status === SIGNED_OUT) return void location.assign(SIGN_IN)
    const told = error instanceof Refusal && error.message !== CHECKOUT_FAILED ? error.message : ''
    return told ? checkoutFailed(told) : CHECKOUT_FAILED
  }
}
