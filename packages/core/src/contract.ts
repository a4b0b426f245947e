import { authContract } from './auth/contract.ts'

/** The whole API on one screen. */
export const contract = {
  auth: authContract,
}
