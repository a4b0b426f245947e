import { oc } from '@orpc/contract'
import { accountProfile } from './schema.ts'

export const accountContract = {
  /** The person's own account profile; its fields are null until they are saved for the first time. */
  me: {
    get: oc.output(accountProfile),
  },
}
