import { strFromU8, unzipSync } from 'fflate'

/** The texts in an archive by their names. */
export const unpackZip = (zip: Uint8Array) =>
  new Map(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]))
