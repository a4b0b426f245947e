import { isEmail } from '#auth/rules'
import {
  EMAIL_FORMAT,
  EMAIL_MISSING,
  REMOVAL_ERRORS,
  REMOVAL_FAILED,
  type RemovalError,
  ROLE_DENIED,
  ROLE_NOT_ASSIGNED,
  ROLE_NOT_REMOVED,
} from './constants.ts'
import { ROLE_DUPLICATE } from './faults.ts'

export const tidyEmail = (typed: string) => typed.trim().toLowerCase()

/** Why nobody can be assigned by this address; undefined: somebody can. */
export function emailProblem(typed: string): string | undefined {
  const email = tidyEmail(typed)
  return email === '' ? EMAIL_MISSING : isEmail(email) ? undefined : EMAIL_FORMAT
}

type Assigned = { outcome: 'already' | 'active' | 'deferred'; email: string }

export const assignedText = ({ outcome, email }: Assigned) =>
  ({
    already: `${email} already has admin privileges.`,
    active: `Admin role assigned to ${email} (active immediately)`,
    deferred: `Admin role will be assigned to ${email} when they sign up`,
  })[outcome]

/** The sentence for a refused assignment, by the fault's code. */
export const notAssignedText = (code: string | undefined) =>
  code === 'ROLE_DUPLICATE' ? ROLE_DUPLICATE.message : code === 'NOT_ALLOWED' ? ROLE_DENIED : ROLE_NOT_ASSIGNED

type NamedFacts = { isVerified: boolean; isBlocked: boolean; deletionAt: Date | undefined; isAdmin: boolean }
export type NamingOutcome = 'unknown' | 'unverified' | 'blocked' | 'leaving' | 'already' | 'named'

/** What `npm run admin -- EMAIL` does with an account. Only an admin who can act and stays is one that the installation can count on. */
export function namingOutcome(account: NamedFacts | undefined): NamingOutcome {
  if (!account) return 'unknown'
  if (!account.isVerified) return 'unverified'
  if (account.isBlocked) return 'blocked'
  if (account.deletionAt) return 'leaving'
  return account.isAdmin ? 'already' : 'named'
}

export const namingText = (outcome: NamingOutcome, email: string) =>
  ({
    unknown: `There is no account with the address ${email}. Sign up with it first, then run this again.`,
    unverified: `The address ${email} is not verified yet. Open the link in its verification email first, then run this again.`,
    blocked: `The account ${email} is blocked, so it cannot be an admin. Name somebody else, who can then unblock it.`,
    leaving: `The account ${email} is about to be deleted. Cancel that first under Settings > Privacy, then run this again.`,
    already: `${email} is an admin already. Nothing was changed.`,
    named: `${email} is now an admin. Sign in again to use the role.`,
  })[outcome]

/** A named admin becomes the primary one where there is none, unless ADMIN_EMAILS keeps that for its first address. */
export const isNamedPrimary = (isFirstListed: boolean, isListSet: boolean, primaries: number) =>
  primaries === 0 && (isFirstListed || !isListSet)

type AdminFacts = { isKnown: boolean; isAdmin: boolean; isPrimary: boolean; admins: number }

/** Which rule forbids to remove the role; undefined: none does. */
export function removalProblem({ isKnown, isAdmin, isPrimary, admins }: AdminFacts): RemovalError | undefined {
  if (!isKnown) return 'USER_NOT_FOUND'
  if (!isAdmin) return 'NOT_ADMIN'
  if (isPrimary) return 'PRIMARY_ADMIN_PROTECTED'
  return admins <= 1 ? 'LAST_ADMIN_PROTECTION' : undefined
}

/** The error and the help of an answer that refuses. */
export const removalTexts = (code: RemovalError, email: string): { error: string; help_message: string | null } =>
  ({
    USER_NOT_FOUND: { error: `There is no user with the address ${email}.`, help_message: 'Check the spelling of the address.' },
    NOT_ADMIN: { error: `${email} is not an admin.`, help_message: null },
    PRIMARY_ADMIN_PROTECTED: {
      error: 'The primary admin cannot be removed.',
      help_message: 'The primary admin keeps the role so that somebody can always manage the installation.',
    },
    LAST_ADMIN_PROTECTION: {
      error: 'The last admin cannot be removed.',
      help_message: 'Assign the role to somebody else first.',
    },
    QUERY_ERROR: { error: "We couldn't read the roles. Nothing was changed.", help_message: 'Try again in a moment.' },
    DATABASE_ERROR: { error: "We couldn't remove the role. Nothing was changed.", help_message: 'Try again in a moment.' },
    TABLE_NOT_FOUND: {
      error: 'The roles table was not found. Nothing was changed.',
      help_message: 'Restart the server, so that it prepares its database.',
    },
  })[code]

type Told = { title: string; description: string }
type Refusal = { error: string | null; error_code: string | null; help_message: string | null }

/** What a toast says about an answer that refuses (ROLES-015 to ROLES-020). */
export function removalRefusal({ error, error_code, help_message }: Refusal): Told {
  const isKnown = error_code !== null && Object.hasOwn(REMOVAL_ERRORS, error_code)
  const title = isKnown ? REMOVAL_ERRORS[error_code as RemovalError] : REMOVAL_FAILED
  const description = [error, help_message].filter(Boolean).join(' ')
  return { title, description: description || ROLE_NOT_REMOVED }
}

/** What a toast says when the call itself failed, with a hint where there is one. */
export function removalFailure({ code, message }: { code?: string | undefined; message?: string | undefined }): Told {
  const says = message?.toLowerCase() ?? ''
  const hint =
    code === 'NOT_ALLOWED' || says.includes('permission denied')
      ? 'Check if you have admin privileges'
      : code === 'NOT_FOUND' || says.includes('function does not exist')
        ? 'The admin function may not be deployed'
        : undefined
  return { title: REMOVAL_FAILED, description: hint ? [message, hint].filter(Boolean).join(' ') : message || ROLE_NOT_REMOVED }
}
