import { deleteAccount, deletionRouter } from './deletion/router.ts'
import { meRouter } from './me-router.ts'

export const accountRouter = {
  me: meRouter,
  deleteAccount,
  deletion: deletionRouter,
}
