import { oc } from '@orpc/contract'
import { pageOf, pageRequest } from '#shared/page'
import { operationsContract } from './operations-contract.ts'
import { peopleContract } from './people-contract.ts'
import { auditEntry } from './schema.ts'
import { subscriptionsContract } from './subscriptions-contract.ts'

/** For admins only; whoever has lost the role is refused at the next request. */
export const adminContract = {
  /** Every change that an admin made, the newest first. */
  auditLog: oc.input(pageRequest).output(pageOf(auditEntry)),
  subscriptions: subscriptionsContract,
  people: peopleContract,
  operations: operationsContract,
}
