import { isTooDeep } from './json-depth.ts'

/** Parses JSON from strangers; undefined if it is not JSON or nested too deeply. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return undefined
  }
}
