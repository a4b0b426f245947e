import type { ORPCError as Original } from '@orpc/client'

type Options = ErrorOptions & { status?: number; message?: string; defined?: boolean; data?: unknown }

/**
 * oRPC's error without the rest of its package, which would bring streams into the start of every page. An error of oRPC's own link, which
 * is loaded for files and streams, is an instance of it, too. The types are oRPC's.
 */
export const ORPCError = class ORPCError extends Error {
  readonly code: string
  readonly status: number
  readonly defined: boolean
  readonly data: unknown

  constructor(code: string, { status = 500, message = '', defined = false, data, ...options }: Options = {}) {
    super(message || code, options)
    this.code = code
    this.status = status
    this.defined = defined
    this.data = data
  }

  toJSON() {
    const { defined, code, status, message, data } = this
    return { defined, code, status, message, data }
  }

  static override [Symbol.hasInstance](value: unknown) {
    return value instanceof Error && 'code' in value && 'status' in value && 'defined' in value
  }
} as unknown as typeof Original

/** The error that a body of JSON stands for, by the same conditions as oRPC's. */
export function errorOf(json: unknown): Error | undefined {
  if (typeof json !== 'object' || json === null) return undefined
  const { code, status, message, defined, data, ...rest } = json as Record<string, unknown>
  const isError =
    typeof code === 'string' &&
    typeof status === 'number' &&
    (status < 200 || status >= 400) &&
    typeof message === 'string' &&
    typeof defined === 'boolean' &&
    Object.keys(rest).length === 0
  return isError ? new ORPCError(code, { status, message, defined, data }) : undefined
}
