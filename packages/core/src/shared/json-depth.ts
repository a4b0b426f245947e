/** No text of ours nests deeper than ten; a reader that calls itself stops the call long before a million. */
export const MAX_JSON_DEPTH = 100

const QUOTE = 0x22
const BACKSLASH = 0x5c
const [LIST, LIST_END] = [0x5b, 0x5d]
const [RECORD, RECORD_END] = [0x7b, 0x7d]

/** Follows the bytes of a JSON text as they arrive and says when it nests too deep, before anything parses it. */
export function watchDepth(max = MAX_JSON_DEPTH): (bytes: Uint8Array) => boolean {
  let [depth, isText, isEscaped] = [0, false, false]
  return (bytes) => {
    for (const byte of bytes) {
      if (isEscaped) isEscaped = false
      else if (isText) {
        if (byte === BACKSLASH) isEscaped = true
        else if (byte === QUOTE) isText = false
      } else if (byte === QUOTE) isText = true
      else if (byte === LIST || byte === RECORD) {
        depth++
        if (depth > max) return true
      } else if (byte === LIST_END || byte === RECORD_END) depth--
    }
    return false
  }
}

export const isTooDeep = (text: string) => watchDepth()(new TextEncoder().encode(text))
