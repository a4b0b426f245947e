import { inflateRawSync } from 'node:zlib'

/** The entries of an archive, found by its directory as programs do. */
export function unpackZip(zip: Buffer): Map<string, string> {
  const end = zip.length - 22
  if (zip.readUInt32LE(end) !== 0x06054b50) throw new Error('this is not an archive')
  const files = new Map<string, string>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [size, nameLength, local] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)]
    const body = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    files.set(
      zip.toString('utf8', at + 46, at + 46 + nameLength),
      inflateRawSync(zip.subarray(body, body + size)).toString('utf8'),
    )
    at += 46 + nameLength
  }
  return files
}
