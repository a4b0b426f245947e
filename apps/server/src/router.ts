import { authRouter } from './platform/auth/router.ts'

/** Every call of the contract, one line a feature. */
export const router = {
  auth: authRouter,
}
