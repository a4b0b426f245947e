import { API_BASE } from '@jobapply/core/api/constants'
import type { Problem } from '@jobapply/core/api/schema'
import { FAULTS } from '@jobapply/core/faults'

export const PROBLEM_TYPE = 'application/problem+json'

/** Every failure below these paths is answered as RFC 9457 describes. */
export const isPublicApi = (path: string) => path === API_BASE || path.startsWith(`${API_BASE}/`)

type Failed = { code: string; status: number; message: string; data?: unknown; requestId: string }

export const toProblem = ({ code, status, message, data, requestId }: Failed): Problem => ({
  type: `urn:jobapply:problem:${code.toLowerCase().replaceAll('_', '-')}`,
  title: FAULTS[code]?.title ?? 'Something went wrong',
  status,
  detail: message,
  code,
  instance: `urn:uuid:${requestId}`,
  ...(isErrors(data) && { errors: data }),
})

/** The fields that a schema refused, as `toFault` lists them. */
const isErrors = (data: unknown): data is Problem['errors'] & object => Array.isArray(data) && data.length > 0
