import type { SubscriptionStatus } from '@jobapply/core/billing/schema'
import { fillCard, markCard, setText } from './fill-plan-card.ts'
import { ownPlan } from './own-plan.ts'
import { type PlanView, viewPlans } from './plan-view.ts'
import { callRpc, isRecord } from './public-call.ts'
import { readPlans } from './read-plans.ts'
import { startCheckout } from './start-checkout.ts'

/** Replaces the prerendered plans with the catalogue's and connects the buttons to the checkout. */
export function showLivePlans(signedIn: Promise<boolean>) {
  const section = document.querySelector<HTMLElement>('[data-plans]')
  const list = section?.querySelector('[data-plan-list]')
  if (!section || !list) return
  const [linked, sold] = [cardWith(list, 'a'), cardWith(list, 'button')].map((card) => card?.cloneNode(true))
  const status = signedIn.then((isIn) => (isIn ? readStatus() : undefined))
  let loading = load()

  section.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-plans-retry]')) loading = load()
  })
  section.addEventListener('submit', (event) => {
    event.preventDefault()
    if (event.target instanceof Element) void buy(event.target.closest<HTMLElement>('[data-plan]'))
  })
  // People who return from the payment page can press again.
  addEventListener('pageshow', () => setBusy(section, false))

  async function load() {
    section?.setAttribute('aria-busy', 'true')
    try {
      showPlans(viewPlans(await readPlans()))
      setState('ready')
      void status.then(showOwn)
    } catch {
      setState('failed')
    }
  }

  /** The seed at first. After a failed load nothing can be bought until the plans are loaded (PRICING-005). */
  function setState(state: 'ready' | 'failed') {
    const hasFailed = state === 'failed'
    section?.setAttribute('data-state', state)
    section?.removeAttribute('aria-busy')
    section?.querySelector('[data-plans-alert]')?.toggleAttribute('hidden', !hasFailed)
    for (const button of section?.querySelectorAll<HTMLButtonElement>('[data-plan] button') ?? []) button.disabled = hasFailed
  }

  function showPlans(plans: PlanView[]) {
    const cards = plans.flatMap((plan) => {
      const card = (plan.link ? linked : sold)?.cloneNode(true)
      return card instanceof HTMLElement ? fillCard(card, plan) : []
    })
    const isSame =
      cards.length === list?.children.length && cards.every((card, at) => card.isEqualNode(list.children[at] ?? null))
    if (!isSame) list?.replaceChildren(...cards)
    section?.querySelector('[data-plans-empty]')?.toggleAttribute('hidden', cards.length > 0)
  }

  function showOwn(own: SubscriptionStatus | undefined) {
    if (!own) return
    const { plan, sentence } = ownPlan(own)
    section?.querySelector('[data-own-plan]')?.replaceChildren(sentence)
    for (const card of list?.querySelectorAll<HTMLElement>('[data-plan]') ?? []) markCard(card, plan)
  }

  async function buy(card: HTMLElement | null) {
    if (!card) return
    setText(card, 'problem', '')
    setBusy(card, true)
    await loading
    if (section?.dataset.state !== 'ready') return setBusy(card, false)
    const problem = await startCheckout(card.dataset.plan ?? '', signedIn)
    if (!problem) return
    setBusy(card, false)
    setText(card, 'problem', problem)
  }
}

/** Undefined when it cannot be read: the page then shows the plans as to everybody. */
async function readStatus(): Promise<SubscriptionStatus | undefined> {
  const answer = await callRpc('billing/subscriptionStatus').catch(() => undefined)
  return isStatus(answer) ? answer : undefined
}

const isStatus = (answer: unknown): answer is SubscriptionStatus =>
  isRecord(answer) && typeof answer.has_active_subscription === 'boolean' && 'application_limit' in answer

const cardWith = (list: Element, control: string) =>
  [...list.children].find((card) => card.querySelector(`${control}[data-slot="button"]`))

function setBusy(within: HTMLElement, isBusy: boolean) {
  for (const button of within.querySelectorAll('form button')) {
    if (isBusy) button.setAttribute('aria-busy', 'true')
    else button.removeAttribute('aria-busy')
  }
}
