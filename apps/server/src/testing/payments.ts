import type { Person } from './people.ts'

const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })

/** Through the demo's checkout, as a person does. */
export async function buyPlan(person: Person, plan: string): Promise<Response> {
  const { url } = await person.call.billing.createCheckout({ plan })
  return person.fetch(url, form({ do: 'pay' }))
}

/** Something that can be done in the demo's portal. */
export async function doInPortal(person: Person, wish: string, plan = ''): Promise<Response> {
  const { url } = await person.call.billing.customerPortal()
  return person.fetch(url, form({ do: wish, plan }))
}
