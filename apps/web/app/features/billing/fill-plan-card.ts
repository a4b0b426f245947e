import type { PlanView } from './plan-view.ts'

/** Writes a plan into a copy of a prerendered card. */
export function fillCard(card: HTMLElement, plan: PlanView): HTMLElement {
  card.dataset.plan = plan.key
  card.dataset.kind = plan.kind
  card.dataset.popular = plan.isPopular ? 'yes' : 'no'
  setText(card, 'name', plan.name).id = `plan-${plan.key}`
  setText(card, 'description', plan.description)
  setText(card, 'price', plan.price)
  setText(card, 'period', plan.period)
  setText(card, 'note', plan.note)
  const button = setText(card, 'button', plan.button)
  button.setAttribute('aria-describedby', `plan-${plan.key}`)
  if (plan.link) button.setAttribute('href', plan.link)
  slot(card, 'manage').setAttribute('aria-describedby', `plan-${plan.key}`)
  const features = slot(card, 'features')
  const [first] = features.children
  features.replaceChildren(
    ...plan.features.flatMap((feature) => {
      const item = first?.cloneNode(true)
      if (!(item instanceof HTMLElement)) return []
      item.lastElementChild?.replaceChildren(feature)
      return item
    }),
  )
  return card
}

export function setText(card: HTMLElement, name: string, text: string) {
  const element = slot(card, name)
  element.textContent = text
  return element
}

/** Signed-in people change their plan in Billing, and get no second trial. */
export function markCard(card: HTMLElement, ownPlan: string | undefined) {
  const isOwn = card.dataset.plan === ownPlan
  card.dataset.own = isOwn ? 'yes' : 'no'
  const isManaged = isOwn || card.dataset.kind === 'free'
  slot(card, 'manage').toggleAttribute('hidden', !isManaged)
  card.querySelector('form')?.toggleAttribute('hidden', isManaged)
}

function slot(card: HTMLElement, name: string): Element {
  const element = card.querySelector(`[data-slot="${name}"]`)
  if (!element) throw new Error(`a plan's card has no ${name}`)
  return element
}
