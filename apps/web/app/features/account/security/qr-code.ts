/**
 * QR codes (ISO 18004) for texts of up to 213 bytes: byte mode, error correction M, versions 1 to 10. Small, because an address for an
 * authenticator app is all that we show this way.
 */

/** By version: all code words, error correction words a block, number of blocks. */
const VERSIONS = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
] as const
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]]
/** The bits of error correction level M in the format information. */
const LEVEL_M = 0

/** Rows of modules, true where it is dark, without the quiet zone around. */
export function makeQrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  const place = VERSIONS.findIndex(([all, ecc, blocks], n) => bytes.length + (n < 9 ? 2 : 3) <= all - ecc * blocks)
  if (place < 0) throw new RangeError('too long for a QR code')
  const grid = drawPatterns(place + 1)
  placeBits(grid, toCodeWords(bytes, place))
  return chooseMask(grid)
}

/** `isFixed` modules belong to patterns: they hold no data and are not masked. */
type Grid = { size: number; dark: boolean[][]; isFixed: boolean[][] }

function toCodeWords(bytes: Uint8Array, place: number): number[] {
  const [all, ecc, blocks] = VERSIONS[place] ?? VERSIONS[0]
  const capacity = all - ecc * blocks
  const bits: number[] = []
  const push = (value: number, length: number) => {
    for (let n = length - 1; n >= 0; n--) bits.push((value >> n) & 1)
  }
  push(0b0100, 4)
  push(bytes.length, place < 9 ? 8 : 16)
  for (const byte of bytes) push(byte, 8)
  push(0, Math.min(4, capacity * 8 - bits.length))
  push(0, (8 - (bits.length % 8)) % 8)
  for (let pad = 0xec; bits.length < capacity * 8; pad ^= 0xec ^ 0x11) push(pad, 8)
  const data = Array.from({ length: capacity }, (_, n) => bits.slice(n * 8, n * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0))
  return interleave(data, ecc, blocks)
}

/** Long blocks have one data word more and come last. */
function interleave(data: number[], ecc: number, blocks: number): number[] {
  const short = Math.floor(data.length / blocks)
  const longOnes = data.length % blocks
  const parts: number[][] = []
  for (let n = 0, from = 0; n < blocks; n++) {
    const length = short + (n < blocks - longOnes ? 0 : 1)
    parts.push(data.slice(from, from + length))
    from += length
  }
  const checks = parts.map((part) => correctionOf(part, ecc))
  const weave = (rows: number[][], length: number) =>
    Array.from({ length }, (_, column) => rows.flatMap((row) => row[column] ?? [])).flat()
  return [...weave(parts, short + 1), ...weave(checks, ecc)]
}

/** Reed-Solomon: the rest of the division by the generator polynomial. */
function correctionOf(data: readonly number[], length: number): number[] {
  let divisor = [...Array(length - 1).fill(0), 1]
  for (let n = 0, root = 1; n < length; n++, root = multiply(root, 2))
    divisor = divisor.map((word, at) => multiply(word, root) ^ (divisor[at + 1] ?? 0))
  let rest: number[] = Array(length).fill(0)
  for (const word of data) {
    const factor = word ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((each, at) => each ^ multiply(divisor[at] ?? 0, factor))
  }
  return rest
}

/** In the field of 256 elements with the polynomial 0x11d. */
function multiply(a: number, b: number): number {
  let product = 0
  for (let n = 7; n >= 0; n--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> n) & 1) * a)
  return product
}

function drawPatterns(version: number): Grid {
  const size = version * 4 + 17
  const make = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const grid: Grid = { size, dark: make(), isFixed: make() }
  for (let n = 0; n < size; n++) {
    setFixed(grid, 6, n, n % 2 === 0)
    setFixed(grid, n, 6, n % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawRings(grid, x, y, 4, [2, 4])
  const places = ALIGNMENT[version - 1] ?? []
  const last = places.at(-1)
  for (const x of places)
    for (const y of places) if (!((x === 6 && (y === 6 || y === last)) || (x === last && y === 6))) drawRings(grid, x, y, 2, [1])
  drawFormat(grid, 0)
  if (version >= 7) drawVersion(grid, version)
  return grid
}

/** Squares around a middle, dark but for the rings at the light distances. */
function drawRings(grid: Grid, x: number, y: number, radius: number, light: readonly number[]) {
  for (let dy = -radius; dy <= radius; dy++)
    for (let dx = -radius; dx <= radius; dx++) {
      const isInside = x + dx >= 0 && x + dx < grid.size && y + dy >= 0 && y + dy < grid.size
      if (isInside) setFixed(grid, x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
    }
}

function setFixed({ dark, isFixed }: Grid, x: number, y: number, isDark: boolean) {
  const [row, fixed] = [dark[y], isFixed[y]]
  if (!row || !fixed) return
  row[x] = isDark
  fixed[x] = true
}

/** Level and mask, twice, each with a BCH check. */
function drawFormat(grid: Grid, mask: number) {
  const { size } = grid
  const data = (LEVEL_M << 3) | mask
  let rest = data
  for (let n = 0; n < 10; n++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  const bits = ((data << 10) | rest) ^ 0x5412
  const bit = (n: number) => ((bits >> n) & 1) === 1
  for (let n = 0; n < 6; n++) setFixed(grid, 8, n, bit(n))
  setFixed(grid, 8, 7, bit(6))
  setFixed(grid, 8, 8, bit(7))
  setFixed(grid, 7, 8, bit(8))
  for (let n = 9; n < 15; n++) setFixed(grid, 14 - n, 8, bit(n))
  for (let n = 0; n < 8; n++) setFixed(grid, size - 1 - n, 8, bit(n))
  for (let n = 8; n < 15; n++) setFixed(grid, 8, size - 15 + n, bit(n))
  setFixed(grid, 8, size - 8, true)
}

function drawVersion(grid: Grid, version: number) {
  let rest = version
  for (let n = 0; n < 12; n++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let n = 0; n < 18; n++) {
    const [long, short] = [grid.size - 11 + (n % 3), Math.floor(n / 3)]
    setFixed(grid, long, short, ((bits >> n) & 1) === 1)
    setFixed(grid, short, long, ((bits >> n) & 1) === 1)
  }
}

/** Up and down in columns of two, from the right. */
function placeBits({ size, dark, isFixed }: Grid, words: readonly number[]) {
  let count = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const isUpward = ((right + 1) & 2) === 0
        const y = isUpward ? size - 1 - step : step
        const row = dark[y]
        if (!row || isFixed[y]?.[x] || count >= words.length * 8) continue
        row[x] = (((words[count >> 3] ?? 0) >> (7 - (count & 7))) & 1) === 1
        count += 1
      }
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Any mask is valid; the one with the fewest neighbours of the same colour is the easiest to read. */
function chooseMask(grid: Grid): boolean[][] {
  const masked = MASKS.map((isFlipped, mask) => {
    drawFormat(grid, mask)
    return grid.dark.map((row, y) => row.map((isDark, x) => (grid.isFixed[y]?.[x] ? isDark : isDark !== isFlipped(x, y))))
  })
  const best = masked.map((rows) => ({ rows, alike: countAlike(rows) })).toSorted((a, b) => a.alike - b.alike)[0]
  return best?.rows ?? grid.dark
}

const countAlike = (rows: readonly boolean[][]) =>
  rows.reduce(
    (sum, row, y) =>
      sum +
      row.filter((isDark, x) => isDark === row[x + 1]).length +
      row.filter((isDark, x) => isDark === rows[y + 1]?.[x]).length,
    0,
  )
