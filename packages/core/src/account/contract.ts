import { oc } from '@orpc/contract'
import { deleteAccount, deletionContract } from './deletion-contract.ts'
import { accountProfile } from './schema.ts'

export const accountContract = {
  /** The person's own account profile; its fields are null until they are saved for the first time. */
  me: {
    get: oc.output(accountProfile),
  },
  deleteAccount,
  deletion: deletionContract,
}
