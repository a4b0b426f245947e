import { deleteAccount, deletionRouter } from './deletion/router.ts'
import { meRouter } from './me/router.ts'
import { privacyRouter } from './privacy/router.ts'
import { usageRouter } from './privacy/usage-router.ts'

export const accountRouter = {
  me: meRouter,
  privacy: privacyRouter,
  usage: usageRouter,
  deleteAccount,
  deletion: deletionRouter,
}
