import { oc } from '@orpc/contract'
import { pageOf, pageRequest } from '#shared/page'
import { ROLE_DUPLICATE, ROLE_OF_BLOCKED } from './faults.ts'
import { operationsContract } from './operations-contract.ts'
import { peopleContract } from './people-contract.ts'
import { plansContract } from './plans-contract.ts'
import { roleAssigned, roleAssignment, roleList, roleRemoval, roleRemovalRequest } from './roles-schema.ts'
import { auditEntry } from './schema.ts'
import { subscriptionsContract } from './subscriptions-contract.ts'

const documented = (name: string) => oc.route({ method: 'POST', path: `/functions/v1/${name}` })

/** For admins only; a removed role takes effect with the next request. */
export const adminContract = {
  /** Every change that an admin made, the newest first. */
  auditLog: oc.input(pageRequest).output(pageOf(auditEntry)),
  roles: {
    /** The rows of user_roles, the primary admin first, and the addresses that wait for their sign-up. */
    list: oc.output(roleList),
    assign: oc.input(roleAssignment).output(roleAssigned).errors({ ROLE_DUPLICATE, ROLE_OF_BLOCKED }),
    /** Also withdraws a role that waits for a sign-up. A refusal is answered, not thrown. */
    remove: documented('remove_admin_role').input(roleRemovalRequest).output(roleRemoval),
  },
  plans: plansContract,
  subscriptions: subscriptionsContract,
  people: peopleContract,
  operations: operationsContract,
}
