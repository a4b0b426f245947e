import { z } from 'zod'
import { EMAIL_FORMAT } from './constants.ts'
import { emailProblem, tidyEmail } from './roles-rules.ts'

const moment = z.iso.datetime()
const LONGEST_EMAIL = 254

/** A row of user_roles with the documented names, and whose it is (spec 3 §3). */
export const userRole = z.object({
  user_id: z.uuid(),
  role: z.enum(['admin']),
  is_primary: z.boolean(),
  created_at: moment,
  updated_at: moment,
  email: z.string(),
  display_name: z.string().nullable(),
  last_sign_in_at: moment.nullable(),
})
export type UserRole = z.output<typeof userRole>

/** A role for an address that nobody has signed up with or verified yet. */
export const deferredRole = z.object({ email: z.string(), role: z.enum(['admin']), created_at: moment })
export type DeferredRole = z.output<typeof deferredRole>

export const roleList = z.object({ admins: z.array(userRole), waiting: z.array(deferredRole) })

export const roleAssignment = z.object({
  email: z
    .string()
    .max(LONGEST_EMAIL, EMAIL_FORMAT)
    .transform(tidyEmail)
    .superRefine((email, context) => {
      const problem = emailProblem(email)
      if (problem) context.addIssue(problem)
    }),
})
export const roleAssigned = z.object({ outcome: z.enum(['already', 'active', 'deferred']), email: z.string() })

/** The documented envelope of remove_admin_role; what belongs into the log is always null (decisions, Calls). */
export const roleRemovalRequest = z.object({ user_email: z.string().max(LONGEST_EMAIL) })
export const roleRemoval = z.object({
  success: z.boolean(),
  error: z.string().nullable(),
  error_code: z.string().nullable(),
  help_message: z.string().nullable(),
  sql_error: z.null(),
  debug_info: z.null(),
  message: z.string().nullable(),
  table_structure: z.null(),
})
export type RoleRemoval = z.output<typeof roleRemoval>
