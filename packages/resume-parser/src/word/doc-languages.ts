/** Windows code pages by the primary language of a file (the low ten bits of its language number); western for all others. */
const CODE_PAGES: ReadonlyMap<number, string> = new Map([
  [0x05, 'windows-1250'],
  [0x0e, 'windows-1250'],
  [0x15, 'windows-1250'],
  [0x18, 'windows-1250'],
  [0x1a, 'windows-1250'],
  [0x1b, 'windows-1250'],
  [0x24, 'windows-1250'],
  [0x02, 'windows-1251'],
  [0x19, 'windows-1251'],
  [0x22, 'windows-1251'],
  [0x23, 'windows-1251'],
  [0x08, 'windows-1253'],
  [0x1f, 'windows-1254'],
  [0x0d, 'windows-1255'],
  [0x01, 'windows-1256'],
  [0x25, 'windows-1257'],
  [0x26, 'windows-1257'],
  [0x27, 'windows-1257'],
])

export const codePageOf = (language: number) => CODE_PAGES.get(language & 0x3ff) ?? 'windows-1252'
