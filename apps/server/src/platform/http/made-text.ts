import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Slower levels save 3 % of a page and cost ten times as much. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

export type MadeText = { encoded(encoding: 'br' | 'gzip' | undefined): Buffer }

/** A text that is made at the start. It is compressed when it is first asked for: most pages never are, and the start stays quick. */
export function createMadeText(text: string): MadeText {
  const plain = Buffer.from(text)
  const br = once(() => brotliCompressSync(plain, BROTLI))
  const gzip = once(() => gzipSync(plain))
  return { encoded: (encoding) => (encoding === 'br' ? br() : encoding === 'gzip' ? gzip() : plain) }
}

function once(make: () => Buffer): () => Buffer {
  let made: Buffer | undefined
  return () => {
    made ??= make()
    return made
  }
}
