import type { z } from 'zod'
import { entries, entry } from '#shared/entries'
import { flag, line, partialDate, prose, requiredLine, webUrl, yearMonth } from '#shared/fields'
import type { Raw } from '#shared/records'
import { isBefore } from '#shared/time/dates'
import { LIMITS, MAX_ENTRIES } from './constants.ts'

const { server } = LIMITS
export const NEVER_EXPIRES_HAS_NO_DATE = 'A certification that never expires has no expiry date'

/** An expiry date 'never' equals the box "Never expires" (spec 2 §5.2). */
const settleExpiry = (raw: Raw) =>
  typeof raw.expiry_date === 'string' && raw.expiry_date.trim().toLowerCase() === 'never'
    ? { ...raw, expiry_date: null, neverExpires: true }
    : raw

export const certification = entry(
  {
    name: requiredLine('Certification name', server.certification),
    issuer: requiredLine('Issuing organization', server.issuer),
    issue_date: partialDate('Issue date'),
    expiry_date: yearMonth('Expiry date'),
    neverExpires: flag('Never expires'),
    credential_id: line('Credential ID', server.credentialId),
    credential_url: webUrl('Invalid credential URL', server.url),
    description: prose('Description', server.description),
  },
  {
    spellings: {
      issuer: ['organization'],
      issue_date: ['issueDate'],
      expiry_date: ['expirationDate'],
      neverExpires: ['never_expires'],
      credential_id: ['certificationId'],
      credential_url: ['credentialUrl'],
    },
    settle: settleExpiry,
    check: ({ issue_date, expiry_date, neverExpires }, refuse) => {
      if (neverExpires && expiry_date) refuse('expiry_date', NEVER_EXPIRES_HAS_NO_DATE)
      if (issue_date && expiry_date && isBefore(expiry_date, issue_date))
        refuse('expiry_date', 'Expiry date must not be before the issue date')
    },
  },
)
export type Certification = z.output<typeof certification>

export const award = entry(
  {
    title: requiredLine('Title', server.award),
    issuer: line('Issuer', server.issuer),
    date: partialDate('Date'),
    description: prose('Description', server.awardDescription),
  },
  { spellings: { title: ['name'], issuer: ['organization', 'awarder'] } },
)
export type Award = z.output<typeof award>

export const certificationsShape = {
  certifications: entries('Certifications', certification, MAX_ENTRIES),
  awards: entries('Awards', award, MAX_ENTRIES),
}
