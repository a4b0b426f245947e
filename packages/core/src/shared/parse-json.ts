import { isTooDeep } from './json-depth.ts'

/** The value of a JSON text of strangers; undefined for what is no JSON or nests too deep. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return undefined
  }
}
