import { oc } from '@orpc/contract'
import { z } from 'zod'
import { ACCOUNT_BLOCKED } from '#shared/faults'
import * as faults from './faults.ts'
import {
  credentials,
  currentUser,
  emailProof,
  googleStart,
  mailedToken,
  newAccount,
  newPassword,
  resetRequest,
  session,
  verification,
} from './schema.ts'
import { endedAccess, secondStep } from './security.ts'
import { securityContract } from './security-contract.ts'

const { EMAIL_NOT_ALLOWED, PASSWORD_TOO_COMMON, PASSWORD_TOO_LONG, PASSWORD_TOO_SHORT, TOO_MANY_ATTEMPTS } = faults
const { EMAIL_NOT_VERIFIED, GOOGLE_NOT_AVAILABLE, RESET_LINK_INVALID, WRONG_CREDENTIALS } = faults
const { SECOND_STEP_NEEDED, SECOND_STEP_OVER, VERIFY_LINK_INVALID, WRONG_CODE, WRONG_SIGN_UP_PASSWORD } = faults
const passwordFaults = { PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_TOO_COMMON }

export const authContract = {
  /** The signed-in person, if any, and the installation's requirements for addresses and passwords. */
  session: oc.output(session),
  signUp: oc.input(newAccount).errors({ EMAIL_NOT_ALLOWED, TOO_MANY_ATTEMPTS, ...passwordFaults }),
  /** Opens the emailed link. The browser that signed up is signed in at once; any other needs that sign-up's password. */
  verifyEmail: oc
    .input(emailProof)
    .output(verification)
    .errors({ VERIFY_LINK_INVALID, WRONG_SIGN_UP_PASSWORD, SECOND_STEP_NEEDED, TOO_MANY_ATTEMPTS }),
  /** Mails a new link for the sign-up of an expired one. */
  resendVerification: oc.input(mailedToken).errors({ VERIFY_LINK_INVALID, TOO_MANY_ATTEMPTS }),
  signIn: oc
    .input(credentials)
    .output(currentUser)
    .errors({ EMAIL_NOT_ALLOWED, TOO_MANY_ATTEMPTS, WRONG_CREDENTIALS, EMAIL_NOT_VERIFIED, SECOND_STEP_NEEDED, ACCOUNT_BLOCKED }),
  /** The second step of a sign-in, whichever way it began: a cookie of this browser knows whose it is. */
  secondStep: oc.input(secondStep).output(currentUser).errors({ WRONG_CODE, SECOND_STEP_OVER, TOO_MANY_ATTEMPTS }),
  /** Returns the address to go to; Google sends the browser back to /api/auth/callback/google. */
  startGoogle: oc
    .input(googleStart)
    .output(z.object({ url: z.url() }))
    .errors({ GOOGLE_NOT_AVAILABLE, TOO_MANY_ATTEMPTS }),
  signOut: oc,
  requestReset: oc.input(resetRequest).errors({ EMAIL_NOT_ALLOWED, TOO_MANY_ATTEMPTS }),
  resetPassword: oc
    .input(newPassword)
    .output(endedAccess)
    .errors({ RESET_LINK_INVALID, TOO_MANY_ATTEMPTS, ...passwordFaults }),
  /** The security parts of Settings > Account. */
  security: securityContract,
  /** The documented remote procedure (spec 1 §7). */
  isAdmin: oc
    .route({ method: 'POST', path: '/functions/v1/is_admin' })
    .input(z.object({ _user_id: z.uuid() }))
    .output(z.boolean()),
}
