import { crc32, deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
const COLOURS = 256

/**
 * The same picture with 256 colours: a screen has few, and the file is a third as large.
 * @param {Buffer} png as Chromium writes it: 8 bits a channel, with or without transparency, not interlaced
 */
export function shrink(png) {
  const { width, height, channels, data } = read(png)
  const pixels = unfilter(data, width, height, channels)
  const keyAt = (/** @type {number} */ place) =>
    ((pixels[place] ?? 0) << 16) | ((pixels[place + 1] ?? 0) << 8) | (pixels[place + 2] ?? 0)
  /** @type {Map<number, number>} */
  const counts = new Map()
  for (let place = 0; place < pixels.length; place += channels) counts.set(keyAt(place), (counts.get(keyAt(place)) ?? 0) + 1)
  const palette = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, COLOURS)
    .map(([key]) => key)
  /** @type {Map<number, number>} */
  const nearest = new Map(palette.map((key, index) => [key, index]))
  const indexOf = (/** @type {number} */ key) => {
    const known = nearest.get(key)
    if (known !== undefined) return known
    const index = palette.reduce((best, other, at) => (distance(other, key) < distance(palette[best] ?? 0, key) ? at : best), 0)
    nearest.set(key, index)
    return index
  }
  // Each row begins with its filter: none, which suits a palette best.
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = indexOf(keyAt((y * width + x) * channels))
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3, 0, 0, 0], 8)
  const colours = Buffer.from(palette.flatMap((key) => [key >> 16, (key >> 8) & 255, key & 255]))
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/**
 * @param {number} a
 * @param {number} b
 */
function distance(a, b) {
  const [red, green, blue] = [(a >> 16) - (b >> 16), ((a >> 8) & 255) - ((b >> 8) & 255), (a & 255) - (b & 255)]
  return red * red * 2 + green * green * 4 + blue * blue
}

/** @param {Buffer} png */
function read(png) {
  const parts = []
  for (let at = SIGNATURE.length; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  const channels = png[25] === 6 ? 4 : 3
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), channels, data: inflateSync(Buffer.concat(parts)) }
}

/**
 * Undoes the filters of the rows (PNG specification, chapter 9).
 * @param {Buffer} data
 * @param {number} width
 * @param {number} height
 * @param {number} channels
 */
function unfilter(data, width, height, channels) {
  const length = width * channels
  const out = new Uint8Array(length * height)
  for (let y = 0; y < height; y++) {
    const filter = data[y * (length + 1)]
    for (let x = 0; x < length; x++) {
      const left = x >= channels ? (out[y * length + x - channels] ?? 0) : 0
      const up = y > 0 ? (out[(y - 1) * length + x] ?? 0) : 0
      const corner = x >= channels && y > 0 ? (out[(y - 1) * length + x - channels] ?? 0) : 0
      const guess = [0, left, up, (left + up) >> 1, filter === 4 ? paeth(left, up, corner) : 0][filter ?? 0] ?? 0
      out[y * length + x] = ((data[y * (length + 1) + 1 + x] ?? 0) + guess) & 255
    }
  }
  return out
}

/**
 * @param {number} left
 * @param {number} up
 * @param {number} corner
 */
function paeth(left, up, corner) {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}

/**
 * @param {string} name
 * @param {Buffer} content
 */
function chunk(name, content) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
